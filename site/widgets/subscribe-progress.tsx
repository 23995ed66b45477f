import { ProgressBar } from '#ui/progress-bar.tsx';
import { NEWSLETTER } from '../content/newsletter.ts';
import { useSubscribeProgress } from '../newsletter/use-subscribe-progress.ts';

interface SubscribeProgressProps {
  isSent: boolean;
}

/** That the address is on its way, and then that it has arrived. */
export function SubscribeProgress({ isSent }: SubscribeProgressProps) {
  const percent = useSubscribeProgress();
  return (
    <div>
      <output className="text-15">{NEWSLETTER.submitting}</output>
      <div className="mt-3">
        <ProgressBar max={100} value={isSent ? 100 : percent} label={NEWSLETTER.submitting} />
      </div>
    </div>
  );
}
