import { useState } from 'react';
import { useGradually } from '../kit/use-gradually.ts';
import type { AlongRow } from './along-text.ts';

interface AlongListProps {
  title: string;
  rows: readonly AlongRow[];
}

/** Rows rendered at a time: as many as the list shows. */
const ROWS_AT_ONCE = 12;

/** Lists files with a note about each; drawn once the list is opened. */
export function AlongList({ title, rows }: AlongListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="min-w-0" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {title}
      </summary>
      {isOpen && <Rows title={title} rows={rows} />}
    </details>
  );
}

function Rows({ title, rows }: AlongListProps) {
  const drawn = useGradually(rows.length, ROWS_AT_ONCE);
  return (
    <ul
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-y-auto overscroll-contain pb-2"
    >
      {rows.slice(0, drawn).map(({ id, path, word }) => (
        <li key={id} className="py-1 leading-snug">
          <span className="font-mono text-13 break-all">{path}</span>{' '}
          <span className="text-13 text-quiet">{word}</span>
        </li>
      ))}
    </ul>
  );
}
