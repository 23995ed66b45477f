import type { LocalDate } from './calendar.ts';

/** The days at which unset camera clocks start, by processors and makers. */
const FIRST_DAYS: ReadonlySet<string> = new Set(['1970-01-01', '1980-01-01', '2000-01-01']);
/** Times that phone programs write if they know none. */
const FIXED_TIMES: ReadonlySet<string> = new Set(['2002-12-08T12:00:00']);

/** Returns whether a date is that of an unset camera clock. Photos really taken on that day have it, too. */
export function isClockDefault(local: LocalDate): boolean {
  return FIRST_DAYS.has(local.slice(0, 10)) || FIXED_TIMES.has(local);
}
