import { NEWSLETTER } from '../content/newsletter.ts';
import { useSubscribeProgress } from '../newsletter/use-subscribe-progress.ts';

/** That the address is on its way. */
export function SubscribeProgress() {
  const percent = useSubscribeProgress();
  return (
    <div>
      <output className="text-15">{NEWSLETTER.submitting}</output>
      <progress max={100} value={percent} aria-label={NEWSLETTER.submitting} className="batch-bar mt-3" />
    </div>
  );
}
