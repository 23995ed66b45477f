import { PLANS } from '#core/accounts/plan.ts';
import type { CallUnlocked } from './use-unlock.ts';
import { usePriceReviews } from './use-price-reviews.ts';
import { ADMIN } from './admin-copy.ts';

interface PriceReviewsProps {
  call: CallUnlocked;
}

/** Lists accounts that pay a price that the settings don't map to a plan; nothing if there are none. */
export function PriceReviews({ call }: PriceReviewsProps) {
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
