import { isLocalDate } from './calendar.ts';
import { localDay } from './local-day.ts';
import type { PhotoDate } from './photo-date.ts';

/** The length of a day as text, and of a month or a year if no more is known. */
const LENGTHS = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** How exactly a day is known. */
export type DayPrecision = keyof typeof LENGTHS;

/** The pattern of a day as far as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export const KNOWN_DAY = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/**
 * Returns the local day of a date, or its month or year if no more is known: in the camera's time if it has one, else
 * in this device's.
 *
 * @returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; undefined without a date, or if it isn't in the calendar
 */
export function knownDay({ date }: Pick<PhotoDate, 'date'>): string | undefined {
  if (date === null) return undefined;
  const day = date.endsWith('Z') ? localDay(Date.parse(date)) : date.slice(0, LENGTHS.day);
  return isLocalDate(day) ? day : undefined;
}

/** Returns the day a photo was taken; a file's own time isn't one, but the year of its folder in an export is. */
export function takenDay({ date, dateSource }: PhotoDate): string | undefined {
  const day = knownDay({ date });
  return day !== undefined && dateSource === 'file' && precisionOf(day) === 'day' ? undefined : day;
}

/** Returns how exactly a day is known. */
export function precisionOf(day: string): DayPrecision {
  if (day.length === LENGTHS.year) return 'year';
  return day.length === LENGTHS.month ? 'month' : 'day';
}

/** Returns whether at least the day, the month or the year is known. */
export function isAsExactAs(day: string, precision: DayPrecision): boolean {
  return day.length >= LENGTHS[precision];
}

/** Returns the first day of a known day, month or year, `YYYY-MM-DD`. */
export function firstDayOf(day: string): string {
  return `${day}-01-01`.slice(0, LENGTHS.day);
}

/** Returns the format of a known day for people: "14 July 2019", "July 2019", "2019". */
export function knownDayFormat(locale: string, precision: DayPrecision): Intl.DateTimeFormat {
  const form: Intl.DateTimeFormatOptions =
    precision === 'day'
      ? { dateStyle: 'long' }
      : { year: 'numeric', ...(precision === 'month' ? { month: 'long' } : {}) };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
}

/**
 * Returns a writer of known days, as {@link knownDayFormat} formats them; each form is made once, because that is
 * slow.
 */
export function knownDayWriter(locale: string): (day: string) => string {
  const formats = new Map<DayPrecision, Intl.DateTimeFormat>();
  return (day) => {
    const precision = precisionOf(day);
    const format = formats.get(precision) ?? knownDayFormat(locale, precision);
    formats.set(precision, format);
    return format.format(Date.parse(firstDayOf(day)));
  };
}
