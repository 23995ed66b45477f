import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { NEWSLETTER } from './newsletter-copy.ts';
import { useSubscribeProgress } from './use-subscribe-progress.ts';

interface SubscribeProgressProps {
  phase: string;
}

/** Where the bar stands by what is known; on its way it goes by time. */
const PERCENT: Readonly<Record<string, number>> = { waited: NEWSLETTER_PROGRESS.afterWait, sent: 100 };

/** That the address is on its way, and then that it has arrived. */
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
