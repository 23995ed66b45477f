import { useQuery } from '@tanstack/react-query';
import { reviewsEndpoint } from '#protocol/admin.ts';
import type { CallUnlocked } from './use-unlock.ts';

/** By what the answer is kept while the screen is open. */
export const PRICE_REVIEWS = ['price-reviews'] as const;

/** The accounts that pay a price which buys no plan here; none until the server has said so. Nothing stays when the screen is locked. */
export function usePriceReviews(call: CallUnlocked) {
  const { data } = useQuery({
    queryKey: PRICE_REVIEWS,
    queryFn: () => call(reviewsEndpoint),
    gcTime: 0,
  });
  return data?.reviews ?? [];
}
