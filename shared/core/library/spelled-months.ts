import { dated } from '../naming/naming-pattern.ts';

/** The languages in which libraries of others spell months. */
export const MONTH_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'it', 'pt', 'nl'] as const;

const SPELLED = /\{date:([^{}]*?)(MMMM|MMM)([^{}]*)\}/g;

/**
 * Replaces the dates of a scheme that spell a month by what they are for a photo: `{date:MM MMMM}` is `05 May`, and `MMM` is
 * the month's name cut to its usual length.
 *
 * @param date local time as far as it is known; without a month, nothing is left of such a date
 * @param language BCP 47; with `^` behind it months begin with a capital letter
 */
export function withMonths(scheme: string, date: string, language: string): string {
  return scheme.replace(SPELLED, (_token, before: string, form: string, behind: string) => {
    const month = monthName(date, form, language);
    return month === '' ? '' : `${dated(date, before)}${month}${dated(date, behind)}`;
  });
}

/** The name of the month of a date; empty if it has none. @param form `MMMM` in full, `MMM` cut */
export function monthName(date: string, form: string, language: string): string {
  const month = /^\d{4}-(\d\d)/.exec(date)?.[1];
  if (month === undefined) return '';
  const name = names(language.replace('^', ''), form === 'MMM' ? 'short' : 'long')[Number(month) - 1] ?? '';
  return language.endsWith('^') ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name;
}

const known = new Map<string, readonly string[]>();

function names(language: string, month: 'long' | 'short'): readonly string[] {
  const key = `${language} ${month}`;
  const there = known.get(key);
  if (there) return there;
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  const all = Array.from({ length: 12 }, (_, at) =>
    format
      .format(Date.UTC(2000, at, 15))
      .normalize('NFC')
      .replace(/\.$/, ''),
  );
  known.set(key, all);
  return all;
}
