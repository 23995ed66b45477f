import { twoDigits } from './calendar.ts';

/** An offset from UTC as ISO 8601 writes it, `+02:00`. */
export type Offset = string;

/** The largest offset of a time zone, that of Kiribati, in minutes. */
const MOST_MINUTES = 14 * 60;
const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of this, in minutes. */
const STEP_MINUTES = 15;
const SPELLED = /^(?:utc|gmt)?\s*([+-−])\s*(\d{1,2})(?::?([0-5]\d))?(?::?[0-5]\d)?$/i;

/**
 * Reads an offset as cameras and programs spell it: `+02:00`, `+0200`, `+2`, `Z`, `UTC-5`.
 *
 * @returns undefined for any other text, and for offsets that no time zone has
 */
export function readOffset(text: string): Offset | undefined {
  const trimmed = text.trim();
  if (/^(?:z|utc|gmt)$/i.test(trimmed)) return '+00:00';
  const [, sign, hours, minutes = '0'] = SPELLED.exec(trimmed) ?? [];
  if (hours === undefined) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total > MOST_MINUTES ? undefined : offsetText(sign === '+' ? total : -total);
}

/** Returns the offset of this many minutes. */
export function offsetText(minutes: number): Offset {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(Math.round(size % 60))}`;
}

/** Returns the minutes of an offset. */
export function minutesOf(offset: Offset): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return offset.startsWith('-') ? -minutes : minutes;
}

/**
 * Returns the offset of a local time whose UTC time is known.
 *
 * @param local to the second
 * @returns undefined if they don't differ by a time zone's offset: then they are different moments
 */
export function offsetBetween(local: string, utcMs: number): Offset | undefined {
  const difference = (Date.parse(`${local.slice(0, 19)}Z`) - utcMs) / MINUTE_MS;
  const minutes = Math.round(difference / STEP_MINUTES) * STEP_MINUTES;
  const isOffset = Math.abs(difference - minutes) < 1 && Math.abs(minutes) <= MOST_MINUTES;
  return isOffset ? offsetText(minutes) : undefined;
}

/** Returns a moment as local time with its offset, to the second: `2019-07-14T18:03:12+02:00`. */
export function localTime(utcMs: number, minutes: number): string {
  const local = new Date(Math.floor(utcMs / 1000) * 1000 + minutes * MINUTE_MS);
  return `${local.toISOString().slice(0, 19)}${offsetText(minutes)}`;
}
