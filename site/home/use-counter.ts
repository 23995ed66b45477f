import { useEffect, useState } from 'react';
import type { Counter } from '../limits.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

/**
 * Returns a number that counts up in steps of 1 or 2 from `from`, or from the goal if that is lower. It never
 * decreases: if a lower goal becomes known later, it stays. With reduced motion it stays at its start, or jumps to
 * the real number.
 *
 * @param real the real number, once the server has sent it; it replaces the goal `to`
 */
export function useCounter({ from, to, stepMs: [least, most] }: Counter, real: number | undefined): number {
  const goal = real ?? to;
  const [shown, setShown] = useState(() =>
    prefersStillness() && real !== undefined ? real : Math.min(from, goal),
  );
  useEffect(() => {
    if (shown >= goal || (prefersStillness() && real === undefined)) return undefined;
    const next = prefersStillness() ? goal : Math.min(goal, shown + 1 + Math.round(Math.random()));
    const timer = setTimeout(() => setShown(next), least + Math.random() * (most - least));
    return () => clearTimeout(timer);
  }, [shown, goal, real, least, most]);
  return shown;
}
