import type { ReactNode } from 'react';

interface OptionRowProps {
  /** The id of the control that the title and the hint belong to. */
  id: string;
  title: string;
  hint: string;
  problem?: string | undefined;
  /** Whether the control needs the whole width, below the text. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Shows one setting: its title, its effect, and its control, which uses `${id}-hint` as its description. The controls
 * share a column.
 */
export function OptionRow({ id, title, hint, problem, isWide = false, children }: OptionRowProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-3 py-6 sm:grid-cols-[1fr_10rem]">
      <div className={isWide ? 'sm:col-span-full' : undefined}>
        <label htmlFor={id} className="text-17 font-semibold">
          {title}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-15 text-quiet">
          {hint}
        </p>
      </div>
      <div className={isWide ? 'sm:col-span-full' : undefined}>{children}</div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-15 text-accent sm:col-span-full">
          {problem}
        </p>
      )}
    </div>
  );
}
