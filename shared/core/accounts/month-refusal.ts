import type { Failure } from '../failure.ts';
import { nextPeriod } from './period.ts';
import { type Entitlement, limitsFor } from './plan.ts';
import { remaining, type Usage } from './quota.ts';

/** Why the service takes no photos: the month has no room for them. */
export type MonthRefusal = Extract<Failure, { code: 'quota-exceeded' }>;

/**
 * Returns why our service would refuse the next press, as far as the account's usage is known.
 *
 * @param waiting the photos that wait; a press takes no more of them than the plan
 * @returns undefined if the month has room, or no limit
 */
export function monthRefusal(
  account: Entitlement & { readonly usage: Usage },
  waiting: number,
): MonthRefusal | undefined {
  const { photosPerMonth: limit, photosPerPress } = limitsFor(account);
  const left = remaining(account.usage, limit);
  const photos = Math.min(waiting, photosPerPress);
  if (limit === 'unlimited' || left === 'unlimited' || photos <= left) return undefined;
  const resetsOn = nextPeriod(account.usage.period);
  return { code: 'quota-exceeded', details: { limit, resetsOn, left, photos } };
}
