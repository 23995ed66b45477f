import type { CallUnlocked } from './use-unlock.ts';
import { useSubscribers } from './use-subscribers.ts';
import { useAccount } from '../account/use-account.ts';
import { ADMIN } from './admin-copy.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { AccountPanel } from './account-panel.tsx';
import { FindAccount } from './find-account.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { PriceReviews } from './price-reviews.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';

interface AdminControlsProps {
  call: CallUnlocked;
}

const CARD = 'light-table p-6 sm:p-8';
const HEADING = 'mb-4 text-21';

/** The unlocked screen. */
export function AdminControls({ call }: AdminControlsProps) {
  const { reply, isUnreachable, refresh } = useAccount();
  const { count, download } = useSubscribers(call);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <PriceReviews call={call} />
      <section aria-labelledby="own-account" className={CARD}>
        <h2 id="own-account" className={HEADING}>
          {ADMIN.ownTitle}
        </h2>
        {reply && <AccountPanel account={reply} isOwn call={call} onChanged={refresh} />}
        {!reply && isUnreachable && (
          <ServerNotice text={ADMIN.accountUnreachable} retry={ADMIN.retry} onRetry={refresh} />
        )}
      </section>
      <section aria-labelledby="another-account" className={CARD}>
        <h2 id="another-account" className={HEADING}>
          {ADMIN.findTitle}
        </h2>
        <FindAccount call={call} />
      </section>
      <section aria-labelledby="newsletter" className={CARD}>
        <h2 id="newsletter" className={HEADING}>
          {NEWSLETTER.admin.title}
        </h2>
        <NewsletterForm admin={{ count, onDownload: download }} />
      </section>
    </div>
  );
}
