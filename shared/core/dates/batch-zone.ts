import { minutesOf, type Offset, offsetBetween } from './offset.ts';
import type { FileDate } from './file-date.ts';
import { type OffsetAt, zoneOffset } from './local-time.ts';

/** What a photo tells about the time zone it was taken in. */
export interface ZonedMoment {
  /** Milliseconds since 1970. */
  readonly utcMs: number;
  /** Minutes from UTC. */
  readonly minutes: number;
  /** The zone of its place, if that is known. */
  readonly zone?: string | undefined;
}

/** Photos of one journey are rarely further apart than this. */
const NEAR_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Returns what a photo tells about its time zone: by its offset, its place's zone, or two clocks.
 *
 * @param zone of its place
 * @param sidecarMs the moment by its export, in milliseconds since 1970
 * @returns undefined if it tells nothing
 */
export function zonedMoment(
  date: FileDate | undefined,
  zone: string | undefined,
  sidecarMs: number | undefined,
): ZonedMoment | undefined {
  const { local, offset, utcMs: ownMs } = date?.isDefault ? {} : (date ?? {});
  const momentMs = ownMs ?? sidecarMs;
  const hasTime = local !== undefined && local.includes('T');
  const known = offset ?? (hasTime && momentMs !== undefined ? offsetBetween(local, momentMs) : undefined);
  if (hasTime && known !== undefined) return momentOf(local, known, zone);
  const utcMs = momentMs ?? (hasTime ? Date.parse(`${local}Z`) : undefined);
  const minutes = zone === undefined || utcMs === undefined ? undefined : zoneOffset(zone, utcMs);
  return utcMs === undefined || minutes === undefined ? undefined : { utcMs, minutes, zone };
}

function momentOf(local: string, offset: Offset, zone: string | undefined): ZonedMoment {
  const minutes = minutesOf(offset);
  return { utcMs: Date.parse(`${local}Z`) - minutes * 60_000, minutes, zone };
}

/**
 * Returns the time zone of a batch, for photos of which only a UTC moment is known: that of the nearest photo in time
 * within three days, else the most common zone, else the most common offset, else the device's.
 *
 * @param known of all photos of the batch
 * @param deviceZone its name in the IANA database
 */
export function batchOffset(known: readonly ZonedMoment[], deviceZone: string | undefined): OffsetAt {
  const byTime = known.toSorted((one, other) => one.utcMs - other.utcMs);
  const zone = mostFrequent(known.flatMap((one) => one.zone ?? []));
  // A place's zone fits every season, an offset only its own.
  const minutes = mostFrequent(known.map((one) => one.minutes));
  return (utcMs) => {
    const near = nearest(byTime, utcMs);
    if (near) return (near.zone === undefined ? undefined : zoneOffset(near.zone, utcMs)) ?? near.minutes;
    const ofZone = zone === undefined ? undefined : zoneOffset(zone, utcMs);
    if (ofZone !== undefined) return ofZone;
    if (minutes !== undefined) return minutes;
    // A device on UTC is usually a server, whose zone says nothing about the photos.
    return (deviceZone === undefined ? undefined : zoneOffset(deviceZone, utcMs)) || undefined;
  };
}

function nearest(byTime: readonly ZonedMoment[], utcMs: number): ZonedMoment | undefined {
  let [low, high] = [0, byTime.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byTime[middle]?.utcMs ?? 0) < utcMs) low = middle + 1;
    else high = middle;
  }
  const apart = (one: ZonedMoment | undefined) => (one ? Math.abs(one.utcMs - utcMs) : Infinity);
  const [before, behind] = [byTime[low - 1], byTime[low]];
  const near = apart(before) <= apart(behind) ? before : behind;
  return apart(near) <= NEAR_MS ? near : undefined;
}

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
