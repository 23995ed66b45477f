import { useEffect, useState } from 'react';
import type { Counter } from '#core/limits.ts';
import { prefersStillness } from '#ui/prefers-stillness.ts';

interface CounterRun {
  readonly isRunning: boolean;
  /** How much it really is, where the server has said so. */
  readonly real?: number | undefined;
}

/**
 * A number on its way up, in steps of 1 or 2, and never above where it goes. Where nothing shall move, it stays where
 * it begins, or is at once what it really is.
 */
export function useCounter(
  { from, to, stepMs: [least, most] }: Counter,
  { isRunning, real }: CounterRun,
): number {
  const goal = real ?? to;
  const [reached, setReached] = useState(from);
  const shown = Math.min(reached, goal);
  useEffect(() => {
    if (!isRunning || shown >= goal) return undefined;
    if (prefersStillness() && real === undefined) return undefined;
    const next = prefersStillness() ? goal : shown + 1 + Math.round(Math.random());
    const timer = setTimeout(() => setReached(next), least + Math.random() * (most - least));
    return () => clearTimeout(timer);
  }, [isRunning, shown, goal, real, least, most]);
  return shown;
}
