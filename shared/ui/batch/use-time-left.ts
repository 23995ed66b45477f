import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Pace } from '#core/batch/pace.ts';
import { type TimeLeft, timeLeft } from '#core/batch/time-left.ts';

const LOOK_EVERY_MS = 500;

/** Returns how long the remaining photos will take; undefined until that is known. */
export function useTimeLeft(done: number, total: number): TimeLeft | undefined {
  const run = useRef<{ readonly total: number; readonly pace: Pace }>(undefined);
  const [left, setLeft] = useState<TimeLeft>();
  const look = useEffectEvent(() => {
    const nowMs = performance.now();
    if (run.current?.total !== total) run.current = { total, pace: new Pace() };
    const { pace } = run.current;
    pace.see(done, done, nowMs);
    setLeft(timeLeft(pace, total, nowMs));
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}
