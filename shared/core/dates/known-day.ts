import { isLocalDate } from './calendar.ts';
import { localDay } from './local-day.ts';
import type { PhotoDate } from './photo-date.ts';

/** How long a day is as text, and what is known where no more than the month or the year is. */
const LENGTHS = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** How exactly a day is known. */
export type DayPrecision = keyof typeof LENGTHS;

/** The pattern of a day as far as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export const KNOWN_DAY = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/**
 * The local day of a date, or its month or its year alone where no more is known: that of the camera where it says its own
 * time, else that of this device.
 *
 * @returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; undefined where there is no date, or one that no calendar has
 */
export function knownDay({ date }: Pick<PhotoDate, 'date'>): string | undefined {
  if (date === null) return undefined;
  const day = date.endsWith('Z') ? localDay(Date.parse(date)) : date.slice(0, LENGTHS.day);
  return isLocalDate(day) ? day : undefined;
}

/** How exactly a known day is known. */
export function precisionOf(day: string): DayPrecision {
  if (day.length === LENGTHS.year) return 'year';
  return day.length === LENGTHS.month ? 'month' : 'day';
}

/** Whether a known day says at least its day, its month or its year. */
export function isAsExactAs(day: string, precision: DayPrecision): boolean {
  return day.length >= LENGTHS[precision];
}

/** The first day of what is known, `YYYY-MM-DD`. */
export function firstDayOf(day: string): string {
  return `${day}-01-01`.slice(0, LENGTHS.day);
}

/** How a known day is written for people: "14 July 2019", "July 2019", "2019". */
export function knownDayFormat(locale: string, precision: DayPrecision): Intl.DateTimeFormat {
  const form: Intl.DateTimeFormatOptions =
    precision === 'day'
      ? { dateStyle: 'long' }
      : { year: 'numeric', ...(precision === 'month' ? { month: 'long' } : {}) };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
}

/** Returns what writes known days for people, as {@link knownDayFormat} does; each form is made once, which is slow. */
export function knownDayWriter(locale: string): (day: string) => string {
  const formats = new Map<DayPrecision, Intl.DateTimeFormat>();
  return (day) => {
    const precision = precisionOf(day);
    const format = formats.get(precision) ?? knownDayFormat(locale, precision);
    formats.set(precision, format);
    return format.format(Date.parse(firstDayOf(day)));
  };
}
