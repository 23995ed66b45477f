/**
 * A date as far as it is known: `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss`, in the time of the place
 * where the photo was taken.
 */
export type LocalDate = string;

/** The year of the oldest known photo, by Niépce. */
export const FIRST_PHOTO_YEAR = 1826;
/** Later years are numbers, whatever the current date. */
const LAST_YEAR = 2100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of a date as numbers, months from 1; missing parts are unknown. */
export interface DateParts {
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly time?: TimeParts | undefined;
}

export interface TimeParts {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Writes a date as far as it is known.
 *
 * @returns undefined for a date that isn't in the calendar, or is before the first photo
 */
export function localDate({ year, month, day, time }: DateParts): LocalDate | undefined {
  if (year < FIRST_PHOTO_YEAR || year > LAST_YEAR) return undefined;
  const parts = [String(year)];
  if (month !== undefined) {
    if (month < 1 || month > 12) return undefined;
    parts.push(twoDigits(month));
    if (day !== undefined) parts.push(twoDigits(day));
  }
  const date = parts.join('-');
  if (parts.length < 3) return date;
  if (!isDay(date)) return undefined;
  if (!time) return date;
  const { hour, minute } = time;
  // Most programs turn a leap second into the second before.
  const second = time.second === 60 ? 59 : time.second;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return `${date}T${[hour, minute, second].map(twoDigits).join(':')}`;
}

const LOCAL_DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d:\d\d)?)?)?$/;

/** Returns whether a text is a date as we write it, and in the calendar. */
export function isLocalDate(text: string): boolean {
  if (!LOCAL_DATE.test(text)) return false;
  const ms = Date.parse(text.includes('T') ? `${text}Z` : text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Returns whether a day, `YYYY-MM-DD`, is in the calendar. */
export function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** Returns whether a date is more than a day ahead of now, wherever on earth it was taken. */
export function isAhead(local: LocalDate, nowMs: number): boolean {
  return local > new Date(nowMs + DAY_MS).toISOString().slice(0, local.length);
}

/** Returns whether at least the day is known. */
export function hasDay(local: LocalDate): boolean {
  return local.length >= 'YYYY-MM-DD'.length;
}

/** Formats with at least two digits. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
