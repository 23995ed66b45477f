import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { NEWSLETTER } from './newsletter-copy.ts';
import { useEffect, useState } from 'react';
import { subscribeProgress } from './newsletter.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

interface SubscribeProgressProps {
  phase: string;
}

/** Position of the bar in these phases; in others it depends on time. */
const PERCENT: Readonly<Record<string, number>> = { waited: NEWSLETTER_PROGRESS.afterWait, sent: 100 };

/** The progress bar while an address is sent and after it is accepted. */
export function SubscribeProgress({ phase }: SubscribeProgressProps) {
  const percent = useSubscribeProgress();
  return (
    <div>
      <output className="text-15">{NEWSLETTER.submitting}</output>
      <div className="mt-3">
        <ProgressBar max={100} value={PERCENT[phase] ?? percent} label={NEWSLETTER.submitting} />
      </div>
    </div>
  );
}

/**
 * Returns the position of the form's progress bar since it appeared, in percent. With reduced motion it moves in two
 * steps.
 */
function useSubscribeProgress(): number {
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
