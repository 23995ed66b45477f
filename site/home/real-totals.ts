import type { TotalsReply } from '#protocol/totals.ts';
import { HOME_COUNTERS } from '../limits.ts';

/**
 * The server's totals once both are at least what the counters start with. A service that has just opened would
 * otherwise say "0 images processed"; until then the counters run as specified.
 */
export function realTotals(totals: TotalsReply | undefined): TotalsReply | undefined {
  if (!totals) return undefined;
  const { users, photos } = HOME_COUNTERS;
  return totals.accounts >= users.from && totals.photos >= photos.from ? totals : undefined;
}
