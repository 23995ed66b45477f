import { useEffect, useState } from 'react';
import type { Counter } from '../limits.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

/**
 * A number on its way up, in steps of 1 or 2, from where the counter begins, or from less where it goes to less. It
 * never goes down: where a goal below it becomes known later, it stays. Where nothing shall move, it stays where it
 * begins, or is at once what it really is.
 *
 * @param real how much it really is, where the server has said so: then it goes there
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
