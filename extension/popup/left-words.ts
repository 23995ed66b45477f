import { nextPeriod } from '#core/period.ts';
import type { Usage } from '#core/quota.ts';
import { language } from '../i18n/language.ts';
import { text } from '../i18n/text.ts';

/** "5 images are left until December 1.", in the browser's language. */
export function leftWords(usage: Usage, limit: number): string {
  const day = new Date(`${nextPeriod(usage.period)}-01T00:00:00Z`).toLocaleDateString(language(), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const left = Math.max(0, limit - usage.count);
  if (left === 0) return text('popup_none_left', day);
  if (left === 1) return text('popup_one_left', day);
  return text('popup_left', left, day);
}
