import { LANGUAGE } from '../app/language.ts';

const LOCALE = LANGUAGE === 'en' ? 'en-US' : LANGUAGE;

/** Formats a number in the page's language: "10,000". */
export function numberText(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}

/**
 * Formats a day in the page's language: "December 1".
 *
 * @param timeZone of the day; by default the browser's
 */
export function dayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', timeZone }).format(day);
}

/** Formats a month in the page's language: "November 2026". @param period such as 2026-11 */
export function monthText(period: string): string {
  const first = new Date(`${period}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}

/** Formats a day with its year in the page's language: "December 1, 2026". `timeZone` as above. */
export function wholeDayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone }).format(day);
}

/** Formats the same in short: "Dec 1, 2026". */
export function shortDayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(day);
}
