import type { DateUnit } from './date-words.ts';

/** The days that a query means: a range, or the same months of every year. */
export type DateRule =
  | { readonly from: string; readonly to: string }
  | { readonly months: readonly number[]; readonly day?: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns whether a day, `YYYY-MM-DD`, fits a rule; or all days of a month, `YYYY-MM`, or of a year, `YYYY`. */
export function isAmong(day: string, rule: DateRule): boolean {
  const { first, last } = endsOf(day);
  if ('from' in rule) return rule.from <= first && last <= rule.to;
  const isDay = rule.day === undefined || rule.day === Number(day.slice(8, 10));
  return isDay && rule.months.includes(Number(day.slice(5, 7)));
}

/** The first and last day of what is known; every month has 28 days. */
function endsOf(day: string): { readonly first: string; readonly last: string } {
  if (day.length === 'YYYY'.length) return { first: `${day}-01-01`, last: `${day}-12-31` };
  if (day.length === 'YYYY-MM'.length) return { first: `${day}-01`, last: `${day}-28` };
  return { first: day, last: day };
}

export function ofYear(year: number): DateRule {
  return { from: dayText(year, 1, 1), to: dayText(year, 12, 31) };
}

/** @param month from 1 */
export function ofMonth(year: number, month: number): DateRule {
  return { from: dayText(year, month, 1), to: dayText(year, month + 1, 0) };
}

/** A single day; undefined if it doesn't exist. @param month from 1 */
export function ofDay(year: number, month: number, day: number): DateRule | undefined {
  const text = dayText(year, month, day);
  const isDay = month >= 1 && month <= 12 && Number(text.slice(8)) === day;
  return isDay ? { from: text, to: text } : undefined;
}

/**
 * A season of the northern hemisphere, where most people live: winter is December, January and February.
 *
 * @param season from 0, winter first
 * @param year for a winter, that of its January
 */
export function ofSeason(year: number, season: number): DateRule {
  return { from: dayText(year, season * 3, 1), to: dayText(year, season * 3 + 3, 0) };
}

/** The months of a season. @param season from 0, winter first */
export function monthsOfSeason(season: number): number[] {
  return season === 0 ? [12, 1, 2] : [season * 3, season * 3 + 1, season * 3 + 2];
}

/**
 * The unit this many before the present one; weeks begin on Monday.
 *
 * @param back 0 for the present one
 */
export function unitBack(today: string, unit: DateUnit, back: number): DateRule {
  const [year, month] = partsOf(today);
  if (unit === 'year') return ofYear(year - back);
  if (unit === 'month') return ofMonth(year, month - back);
  if (unit === 'day') return { from: daysBack(today, back), to: daysBack(today, back) };
  const monday = daysBack(today, ((new Date(today).getUTCDay() + 6) % 7) + back * 7);
  return { from: monday, to: daysBack(monday, -6) };
}

/** The days around "three weeks ago", give or take half a unit; exact if days are counted. */
export function around(today: string, unit: DateUnit, back: number): DateRule {
  if (unit !== 'week') return unitBack(today, unit, back);
  return { from: daysBack(today, back * 7 + 3), to: daysBack(today, back * 7 - 3) };
}

/**
 * The season or month this many before the present one. "Last summer", said in August, is the one before.
 *
 * @param back 0 for the present one or, out of season, this year's next one
 * @param of makes it of a year
 */
export function recurringBack(today: string, back: number, of: (year: number) => DateRule): DateRule {
  const [year] = partsOf(today);
  if (back === 0) return of(year);
  // A winter begins in the year before the one it is named after.
  const ended = [year + 1, year, year - 1].find((one) => {
    const rule = of(one);
    return 'to' in rule && rule.to < today;
  });
  return of((ended ?? year - 2) - back + 1);
}

/** The year of a day. */
export function yearOf(day: string): number {
  return partsOf(day)[0];
}

function partsOf(day: string): [year: number, month: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
}

function daysBack(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Months and days out of range wrap into the adjacent ones. */
function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
