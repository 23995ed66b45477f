import { localTime } from './offset.ts';

/** Returns the offset from UTC, in minutes, at a moment in milliseconds since 1970; undefined if unknown. */
export type OffsetAt = (utcMs: number) => number | undefined;

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the offset of a time zone at a moment, in minutes, by its history.
 *
 * @param zone its name in the IANA database, `Europe/Lisbon`
 * @returns undefined for an unknown name
 */
export function zoneOffset(zone: string, utcMs: number): number | undefined {
  const format = formatOf(zone);
  if (!format) return undefined;
  const parts = new Map(format.formatToParts(utcMs).map(({ type, value }) => [type, Number(value)]));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
    partOf('second'),
  );
  return Math.round((local - Math.floor(utcMs / 1000) * 1000) / MINUTE_MS);
}

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
    return format;
  } catch {
    return undefined;
  }
}

/** Returns a moment in this device's time, as {@link localMoment} writes it. */
export function deviceTime(utcMs: number): string {
  const minutes = -new Date(utcMs).getTimezoneOffset();
  return localMoment(utcMs, minutes === 0 ? undefined : () => minutes);
}

/** Returns a moment in a place's time, `2019-12-31T20:00:00-05:00`; in UTC, with a `Z`, if the offset is unknown. */
export function localMoment(utcMs: number, offsetAt: OffsetAt | undefined): string {
  const minutes = offsetAt?.(utcMs);
  if (minutes !== undefined) return localTime(utcMs, minutes);
  return new Date(Math.floor(utcMs / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}
