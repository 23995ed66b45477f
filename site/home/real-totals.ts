import type { TotalsReply } from '#protocol/totals.ts';
import { HOME_COUNTERS } from '../limits.ts';

/**
 * Returns the server's totals once both have reached the counters' start values. A newly opened service would
 * otherwise show "0 images processed"; until then the counters run as specified.
 */
export function realTotals(totals: TotalsReply | undefined): TotalsReply | undefined {
  if (!totals) return undefined;
  const { users, photos } = HOME_COUNTERS;
  return totals.accounts >= users.from && totals.photos >= photos.from ? totals : undefined;
}
