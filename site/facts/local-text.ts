import { LANGUAGE } from '../app/language.ts';

const LOCALE = LANGUAGE === 'en' ? 'en-US' : LANGUAGE;

/** A number as the page's language writes it: "10,000". */
export function numberText(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}

/**
 * A day as the page's language writes it: "December 1".
 *
 * @param timeZone of the day; without it, the browser's
 */
export function dayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', timeZone }).format(day);
}

/** A day with its year as the page's language writes it: "December 1, 2026". `timeZone` as above. */
export function wholeDayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone }).format(day);
}

/** The same in short: "Dec 1, 2026". */
export function shortDayText(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(day);
}
