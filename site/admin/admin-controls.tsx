import type { CallUnlocked } from './use-unlock.ts';
import { ADMIN } from './admin-copy.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { AccountsList } from './accounts-list.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
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

/** The unlocked screen. */
export function AdminControls({ call }: AdminControlsProps) {
  const { count, download } = useSubscribers(call);
  return (
    <div className="grid grid-cols-1 items-start gap-5">
      <PriceReviews call={call} />
      <AccountsList call={call} />
      <section aria-labelledby="newsletter" className="light-table p-6 sm:p-8">
        <h2 id="newsletter" className="mb-4 text-21">
          {NEWSLETTER.admin.title}
        </h2>
        <div className="max-w-lg">
          <NewsletterForm admin={{ count, onDownload: download }} />
        </div>
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
    <section aria-labelledby="price-reviews" className="light-table p-6 sm:p-8">
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
