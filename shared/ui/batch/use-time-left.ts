import { useEffect, useEffectEvent, useState } from 'react';
import { type Pace, paceAfter, paceAtStart, type TimeLeft, timeLeft } from '#core/batch/time-left.ts';

const LOOK_EVERY_MS = 500;

/** How long the photos that are not done yet will take; nothing until that is known. */
export function useTimeLeft(done: number, total: number): TimeLeft | undefined {
  const [seen, setSeen] = useState<{ readonly pace: Pace; readonly atMs: number }>();
  const look = useEffectEvent(() => {
    const atMs = performance.now();
    setSeen((before) => {
      const pace = before?.pace.total === total ? before.pace : paceAtStart(total, atMs);
      return { pace: paceAfter(pace, done, atMs), atMs };
    });
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return seen && timeLeft(seen.pace, seen.atMs);
}
