import type { ReactNode } from 'react';

interface PlanNoteProps {
  className?: string;
  children: ReactNode;
}

/** A text in place of a plan's button, with the same height. */
export function PlanNote({ className = '', children }: PlanNoteProps) {
  return (
    <p className={`flex min-h-11 items-center justify-center text-15 text-quiet ${className}`}>{children}</p>
  );
}
