import type { FileDate } from '../dates/file-date.ts';
import { LIVE_PHOTO } from './limits.ts';

/** Facts that show whether a film belongs to a photo. */
export interface LiveClues {
  /** Apple's content identifier: a Live Photo and its film share one. */
  readonly contentId?: string | undefined;
  /** When it was taken, by its own file. */
  readonly date?: FileDate | undefined;
  /** When it was taken, by its own sidecar, in milliseconds since 1970 (UTC). */
  readonly toldMs?: number | undefined;
  readonly sizeBytes?: number | undefined;
  /** Of a film whose boxes could be read. */
  readonly film?: { readonly seconds: number | undefined } | undefined;
}

const MINUTE_MS = 60 * 1000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * Returns whether a film whose name leads to a photo can be the film of that Live Photo or motion photo. Equal content
 * identifiers prove it, different ones disprove it. Otherwise it lasts a few seconds, and its time agrees with the
 * photo's, apart from the time zone. If one of the times is unknown, it has to be known to be short. Names alone
 * decide only about a film of which nothing can be read.
 */
export function canBeLive(photo: LiveClues = {}, film: LiveClues = {}): boolean {
  if (photo.contentId !== undefined && film.contentId !== undefined) {
    return photo.contentId === film.contentId;
  }
  const seconds = film.film?.seconds;
  if (seconds === undefined ? (film.sizeBytes ?? 0) > LIVE_PHOTO.bytes : seconds > LIVE_PHOTO.seconds) {
    return false;
  }
  return haveSameTime(photo, film) ?? (seconds !== undefined || film.film === undefined);
}

/** A moment, or the beginning of a time of which no more is known. */
interface Known {
  readonly ms: number;
  readonly lengthMs: number;
  /** Whether its time zone is certain. */
  readonly hasZone: boolean;
}

/** @returns undefined if a time is unknown, or not exact enough to tell */
function haveSameTime(photo: LiveClues, film: LiveClues): boolean | undefined {
  const [one, other] = [knownOf(photo), knownOf(film)];
  if (!one || !other) return undefined;
  const apartMs = one.ms - other.ms;
  const slackMs = Math.max(one.lengthMs, other.lengthMs);
  if (slackMs >= DAY_MS) return Math.abs(apartMs) <= slackMs + ZONE_MS ? undefined : false;
  // Time zones differ by quarters of an hour.
  const zoneMs = one.hasZone && other.hasZone ? 0 : Math.round(apartMs / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  return Math.abs(zoneMs) <= ZONE_MS && Math.abs(apartMs - zoneMs) <= LIVE_PHOTO.apartMs + slackMs;
}

function knownOf({ date, toldMs }: LiveClues): Known | undefined {
  const { local, offset, utcMs } = date && !date.isDefault && !date.isEdited ? date : {};
  if (local !== undefined) {
    const isExact = local.includes('T');
    const ms = Date.parse(isExact ? `${local}${offset ?? 'Z'}` : local);
    return { ms, lengthMs: isExact ? 0 : endOf(local) - ms, hasZone: offset !== undefined };
  }
  // Some cameras write their local time into films, where UTC belongs.
  if (utcMs !== undefined) return { ms: utcMs, lengthMs: 0, hasZone: false };
  // Some tables tell only the minute.
  return toldMs === undefined
    ? undefined
    : { ms: toldMs, lengthMs: toldMs % MINUTE_MS === 0 ? MINUTE_MS : 0, hasZone: false };
}

/** The end of a year, a month or a day. */
function endOf(local: string): number {
  const [year = 0, month, day] = local.split('-').map(Number);
  if (month === undefined) return Date.UTC(year + 1, 0);
  return day === undefined ? Date.UTC(year, month) : Date.UTC(year, month - 1, day + 1);
}
