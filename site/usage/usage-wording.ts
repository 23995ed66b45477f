import { nextPeriod, type Period } from '#core/accounts/period.ts';
import { translator } from '#messages/translate.ts';
import { usageWords } from '#words/usage.ts';
import { dayText, monthText } from '../facts/local-text.ts';

const t = translator([usageWords]);

export const USAGE = {
  planTitle: t('usage.planTitle'),
  resets: t('usage.resets'),
  period: (period: Period) => t('usage.period', { period: monthText(period) }),
  upgrade: t('usage.upgrade'),
  here: t('usage.here'),
  freeHere: t('usage.freeHere'),
  warning: t('usage.warning'),
  reached: (limit: number) => t('usage.reached', { limit }),
  historyTitle: t('usage.historyTitle'),
  processed: t('usage.processed'),
  limit: t('usage.limit'),
  remaining: t('usage.remaining'),
  foundingMember: t('usage.foundingMember'),
  unlimitedShort: t('usage.unlimited'),
} as const;

/** Returns a text such as "5 images are left until December 1." */
export function leftText(left: number, period: Period): string {
  return t('usage.left', { left, day: dayText(new Date(`${nextPeriod(period)}-01T00:00:00Z`), 'UTC') });
}
