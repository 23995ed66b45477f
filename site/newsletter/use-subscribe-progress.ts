import { useEffect, useState } from 'react';
import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { subscribeProgress } from './newsletter.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

/**
 * Returns the position of the form's progress bar since it appeared, in percent. With reduced motion it moves in two
 * steps.
 */
export function useSubscribeProgress(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    const everyMs = prefersStillness() ? NEWSLETTER_PROGRESS.waitMs : NEWSLETTER_PROGRESS.stepMs;
    const timer = setInterval(() => {
      const passedMs = performance.now() - startMs;
      setElapsedMs(prefersStillness() ? Math.min(passedMs, NEWSLETTER_PROGRESS.waitMs) : passedMs);
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return subscribeProgress(elapsedMs);
}
