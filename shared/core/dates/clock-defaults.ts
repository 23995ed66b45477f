import type { LocalDate } from './calendar.ts';

/** Days at which the clocks of cameras begin that nobody has set: those of their processors and of their makers. */
const FIRST_DAYS: ReadonlySet<string> = new Set(['1970-01-01', '1980-01-01', '2000-01-01']);
/** Times that programs of phones write where they know none. */
const FIXED_TIMES: ReadonlySet<string> = new Set(['2002-12-08T12:00:00']);

/** Whether a date is one that cameras have whose clock was never set. Photos of that day have it, too. */
export function isClockDefault(local: LocalDate): boolean {
  return FIRST_DAYS.has(local.slice(0, 10)) || FIXED_TIMES.has(local);
}
