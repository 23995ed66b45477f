import type { ReactNode } from 'react';
import { FIGURES_SHOWN } from '../limits.ts';

interface BarListProps {
  rows: readonly ReactNode[];
  /** Returns the text for the rows that aren't shown at first. */
  more: (count: number) => string;
}

/** Shows the first rows immediately, and the others on request. */
export function BarList({ rows, more }: BarListProps) {
  const rest = rows.slice(FIGURES_SHOWN);
  return (
    <>
      <ul className="figures-bars">{rows.slice(0, FIGURES_SHOWN)}</ul>
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 content-center text-15 text-quiet">{more(rest.length)}</summary>
          <ul className="figures-bars">{rest}</ul>
        </details>
      )}
    </>
  );
}
