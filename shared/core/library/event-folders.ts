import { dayOf } from '../events/day.ts';
import type { Moment, PhotoEvent, TimedMoment } from '../events/event.ts';
import { findEvents } from '../events/find-events.ts';
import { EVENT_GAP_HOURS, FEWEST_PHOTOS, HOUR_MS } from '../events/limits.ts';
import { type FolderPath, folderText, splitPath } from '../naming/folder-path.ts';
import type { EventFolder, LibraryPhoto } from './library-photo.ts';
import { localSpan } from './local-ms.ts';

/**
 * Returns a library's event folders with the times of their photos.
 *
 * @param depth of event folders, from 1
 */
export function eventFolders(photos: readonly LibraryPhoto[], depth: number): readonly EventFolder[] {
  const found = new Map<string, EventFolder>();
  for (const { path, date } of photos) {
    const span = date === undefined ? undefined : localSpan(date);
    const folder = splitPath(path).folder.slice(0, depth);
    if (!span || folder.length < depth) continue;
    const text = folderText(folder);
    const known = found.get(text);
    found.set(text, {
      folder,
      firstMs: Math.min(span.firstMs, known?.firstMs ?? Infinity),
      lastMs: Math.max(span.lastMs, known?.lastMs ?? -Infinity),
    });
  }
  return [...found.values()];
}

/** The folders of photos by event. */
export interface MatchedEvents {
  /** Existing event folders, by the photos' ids */
  readonly folders: ReadonlyMap<string, FolderPath>;
  /** Events that the library doesn't have */
  readonly fresh: readonly PhotoEvent[];
}

/**
 * Puts photos into a library's events. A photo belongs to an event if it was taken during it, or within the event's
 * gap before or after, and so does the rest of its own event. A few photos join an event on the same day.
 *
 * @param gapHours hours without a photo after which an event has ended
 */
export function matchEvents(
  moments: readonly Moment[],
  known: readonly EventFolder[],
  gapHours = EVENT_GAP_HOURS,
): MatchedEvents {
  const folders = new Map<string, FolderPath>();
  const fresh: PhotoEvent[] = [];
  for (const event of findEvents(moments, gapHours)) {
    const isFew = event.moments.length < FEWEST_PHOTOS;
    const matched = event.moments.flatMap((moment) => {
      const folder =
        nearestEvent(moment, known, gapHours * HOUR_MS) ?? (isFew ? eventOfDay(moment, known) : undefined);
      return folder ? [{ moment, folder }] : [];
    });
    if (matched.length === 0) fresh.push(event);
    for (const moment of matched.length === 0 ? [] : event.moments) {
      const [nearest] = matched.toSorted(
        (one, other) => apart(one.moment, moment) - apart(other.moment, moment),
      );
      if (nearest) folders.set(moment.id, nearest.folder);
    }
  }
  return { folders, fresh };
}

function apart({ atMs }: TimedMoment, other: TimedMoment): number {
  return Math.abs(atMs - other.atMs);
}

/** Of several events, the nearest in time, and of those around the photo the shortest. */
function nearestEvent(
  { atMs }: TimedMoment,
  known: readonly EventFolder[],
  gapMs: number,
): FolderPath | undefined {
  let best: { readonly event: EventFolder; readonly awayMs: number } | undefined;
  for (const event of known) {
    const awayMs = Math.max(0, event.firstMs - atMs, atMs - event.lastMs);
    if (awayMs > gapMs) continue;
    const isNearer =
      !best || awayMs < best.awayMs || (awayMs === best.awayMs && lengthOf(event) < lengthOf(best.event));
    if (isNearer) best = { event, awayMs };
  }
  return best?.event.folder;
}

function lengthOf({ firstMs, lastMs }: EventFolder): number {
  return lastMs - firstMs;
}

function eventOfDay({ atMs }: TimedMoment, known: readonly EventFolder[]): FolderPath | undefined {
  const day = dayOf(atMs);
  return known.find(({ firstMs, lastMs }) => dayOf(firstMs) <= day && day <= dayOf(lastMs))?.folder;
}
