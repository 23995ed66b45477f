import type { LocalDate } from './calendar.ts';

/** The days at which clocks begin that were never set, by formats, processors and makers; 1904 is that of films. */
const FIRST_DAYS: ReadonlySet<string> = new Set(['1904-01-01', '1970-01-01', '1980-01-01', '2000-01-01']);
/** Times that phone programs write if they know none. */
const FIXED_TIMES: ReadonlySet<string> = new Set(['2002-12-08T12:00:00']);
/** The moments from which films and computers count: a program that knows no time writes 0, or −1. */
const EPOCHS_MS: readonly number[] = [Date.UTC(1904, 0, 1), 0];
/** A local time that was taken for UTC is at most this far from it. */
const ZONE_MS = 14 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** The year of the oldest known photo. */
const FIRST_PHOTO_MS = Date.UTC(1826, 0, 1);

/** Returns whether a date is that of an unset camera clock. Photos really taken on that day have it, too. */
export function isClockDefault(local: LocalDate): boolean {
  return FIRST_DAYS.has(local.slice(0, 10)) || FIXED_TIMES.has(local);
}

/**
 * Returns whether a moment is that of an unset camera clock in some time zone.
 *
 * @param utcMs milliseconds since 1970
 */
export function isClockDefaultMoment(utcMs: number): boolean {
  const local = new Date(utcMs).toISOString().slice(0, 19);
  const isInYear = local.startsWith('1904-');
  return (
    isInYear || isClockDefault(local) || [...FIRST_DAYS].some((day) => isShifted(Date.parse(day), utcMs))
  );
}

/** Returns whether a moment differs from another one as time zones do. */
function isShifted(fromMs: number, utcMs: number): boolean {
  const apartMs = utcMs - fromMs;
  return Math.abs(apartMs) <= ZONE_MS && apartMs % QUARTER_HOUR_MS === 0;
}

/**
 * Returns the moment that an export gives for a photo; undefined for what can't be one: before the oldest photo, more
 * than a day ahead, or the beginning of a computer's count.
 *
 * @param utcMs milliseconds since 1970
 * @param nowMs the same
 */
export function sidecarMoment(utcMs: number, nowMs: number): number | undefined {
  const isEpoch = EPOCHS_MS.some((epochMs) => Math.abs(utcMs - epochMs) <= ZONE_MS);
  const isPast = utcMs >= FIRST_PHOTO_MS && utcMs <= nowMs + DAY_MS;
  return isPast && !isEpoch ? utcMs : undefined;
}
