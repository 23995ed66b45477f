import { countText } from '#core/failure-text.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { nextPeriod, type Period } from '#core/period.ts';

export const USAGE = {
  planTitle: 'Current Plan',
  images: 'images',
  meter: 'Share of the month’s images that is used',
  resets: 'Usage resets monthly.',
  period: (period: Period) => `Current period: ${period}`,
  upgrade: 'Upgrade Plan',
  warning: "You're approaching your monthly usage limit.",
  historyTitle: 'Usage History',
  processed: 'Total images processed',
  limit: 'Monthly limit',
  remaining: 'Remaining',
  foundingMember: 'Founding member',
  unlimited: `No monthly limit: yours is one of the first ${FOUNDING_MEMBERS} accounts.`,
  unlimitedShort: 'Unlimited',
} as const;

export function imagesText(count: number): string {
  return count === 1 ? '1 image' : `${countText(count)} images`;
}

/** "5 images are left until December 1." */
export function leftText(left: number, period: Period): string {
  const day = new Date(`${nextPeriod(period)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  if (left === 0) return `None are left until ${day}.`;
  return left === 1 ? `1 image is left until ${day}.` : `${imagesText(left)} are left until ${day}.`;
}
