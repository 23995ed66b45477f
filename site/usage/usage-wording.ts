import { nextPeriod, type Period } from '#core/period.ts';
import { translator } from '#messages/translate.ts';
import { meterWords } from '#words/meter.ts';

const t = translator([meterWords]);

/** "1 image", "10,000 images". */
function imagesText(count: number): string {
  return t('meter.images', { count });
}

export const USAGE = {
  planTitle: 'Current Plan',
  resets: 'Usage resets monthly.',
  period: (period: Period) => `Current period: ${period}`,
  upgrade: 'Upgrade Plan',
  warning: "You're approaching your monthly usage limit.",
  reached: (limit: number) => `You've reached your monthly limit of ${imagesText(limit)}.`,
  historyTitle: 'Usage History',
  processed: 'Total images processed',
  limit: 'Monthly limit',
  remaining: 'Remaining',
  foundingMember: 'Founding member',
  unlimitedShort: 'Unlimited',
} as const;

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
