import { nextPeriod } from '#core/accounts/period.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { Translate } from '#messages/translate.ts';

/** Returns a text such as "5 images left until December 1". */
export function leftText(usage: Usage, limit: number, t: Translate<'popup'>): string {
  const day = new Date(`${nextPeriod(usage.period)}-01T00:00:00Z`).toLocaleDateString(t.locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return t('popup.left', { left: Math.max(0, limit - usage.count), day });
}
