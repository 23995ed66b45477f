import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { NEWSLETTER } from './newsletter-copy.ts';
import { useSubscribeProgress } from './use-subscribe-progress.ts';

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
