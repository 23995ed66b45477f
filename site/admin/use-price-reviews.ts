import { useQuery } from '@tanstack/react-query';
import { reviewsEndpoint } from '#protocol/admin.ts';
import type { CallUnlocked } from './use-unlock.ts';

/** Query key of the price reviews. */
export const PRICE_REVIEWS = ['price-reviews'] as const;

/**
 * Returns the accounts that pay a price without a plan; empty until the server has responded. Removed from the cache
 * when the screen is locked.
 */
export function usePriceReviews(call: CallUnlocked) {
  const { data } = useQuery({
    queryKey: PRICE_REVIEWS,
    queryFn: () => call(reviewsEndpoint),
    gcTime: 0,
  });
  return data?.reviews ?? [];
}
