import type { TimeLeft } from '#core/batch/time-left.ts';
import type { Translate } from '#messages/translate.ts';

/** Returns a text such as "about 2 minutes left"; the last seconds are not counted. */
export function timeLeftText({ unit, count }: TimeLeft, t: Translate<'table'>): string {
  if (unit === 'minutes') return t('table.minutesLeft', { count });
  return count > 10 ? t('table.secondsLeft', { count }) : t('table.fewSecondsLeft');
}
