import type { Failure } from '../failure.ts';
import { nextPeriod } from './period.ts';
import { type Entitlement, limitsFor } from './plan.ts';
import { remaining, type Usage } from './quota.ts';

/** Why the service refuses photos: the monthly quota is used up. */
export type MonthRefusal = Extract<Failure, { code: 'quota-exceeded' }>;

/**
 * Returns why our service would refuse the next press, judging by the known usage.
 *
 * @param waiting photos that wait; a press takes at most the plan's batch
 * @returns undefined if the quota suffices or is unlimited
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
