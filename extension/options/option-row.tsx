import type { ReactNode } from 'react';

interface OptionRowProps {
  /** Of the control that the title and the hint belong to. */
  id: string;
  title: string;
  hint: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** One setting: what it is, what it does, and its control, which takes `${id}-hint` as its description. */
export function OptionRow({ id, title, hint, problem, children }: OptionRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6">
      <div className="min-w-56 flex-1">
        <label htmlFor={id} className="text-17 font-semibold">
          {title}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-15 text-quiet">
          {hint}
        </p>
      </div>
      {children}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="w-full text-15 text-accent">
          {problem}
        </p>
      )}
    </div>
  );
}
