import type { CallUnlocked } from './use-unlock.ts';
import { useAccount } from '../account/use-account.ts';
import { ADMIN } from './admin-copy.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { AccountPanel } from './account-panel.tsx';
import { FindAccount } from './find-account.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { subscribersEndpoint } from '#protocol/admin.ts';
import { failureToast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useNotify } from '../kit/toast-context.ts';
import { saveEmails } from '../newsletter/save-emails.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { usePriceReviews } from './use-price-reviews.ts';

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

interface Subscribers {
  readonly count: number | undefined;
  readonly download: () => void;
}

/** Returns the newsletter's subscribers from the server. Removed from the cache when the screen is locked. */
function useSubscribers(call: CallUnlocked): Subscribers {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const notify = useNotify();
  const { data, refetch } = useQuery({
    queryKey: ['subscribers'],
    queryFn: () => call(subscribersEndpoint),
    gcTime: 0,
  });
  const save = async () => {
    const { data: fresh, error } = await refetch();
    if (fresh && !error) saveEmails(fresh.subscribers);
    else if (error instanceof AppError) notify(failureToast(error.failure, t));
  };
  return { count: data?.subscribers.length, download: () => void save() };
}

interface PriceReviewsProps {
  call: CallUnlocked;
}

/** Lists accounts that pay a price that the settings don't map to a plan; nothing if there are none. */
function PriceReviews({ call }: PriceReviewsProps) {
  const reviews = usePriceReviews(call);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="price-reviews" className="light-table p-6 sm:p-8 lg:col-span-3">
      <h2 id="price-reviews" className="mb-2 text-21">
        {ADMIN.reviewsTitle}
      </h2>
      <p className="max-w-prose text-15 text-quiet">{ADMIN.reviewsText}</p>
      <ul className="mt-4 grid gap-3">
        {reviews.map(({ accountId, email, plan, price }) => (
          <li key={accountId} className="border-t border-line pt-3">
            <p className="font-mono text-15 font-semibold wrap-anywhere">{email ?? ADMIN.nobody}</p>
            <p className="text-15 wrap-anywhere text-quiet">{ADMIN.reviewOf(PLANS[plan].name, price)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
