import { dated } from '../naming/naming-pattern.ts';

/** The languages in which other programs' libraries spell months. */
export const MONTH_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'it', 'pt', 'nl'] as const;

const SPELLED = /\{date:([^{}]*?)(MMMM|MMM)([^{}]*)\}/g;

/**
 * Replaces a scheme's dates with a spelled month by their values for a photo: `{date:MM MMMM}` is `05 May`, and `MMM`
 * is the month's usual abbreviation.
 *
 * @param date local time as far as known; without a month, such a date becomes empty
 * @param language BCP 47; with a trailing `^`, months start with a capital letter
 */
export function withMonths(scheme: string, date: string, language: string): string {
  return scheme.replace(SPELLED, (_token, before: string, form: string, behind: string) => {
    const month = monthName(date, form, language);
    return month === '' ? '' : `${dated(date, before)}${month}${dated(date, behind)}`;
  });
}

/**
 * Returns the name of a date's month; empty without one.
 *
 * @param form `MMMM` in full, `MMM` abbreviated
 */
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
