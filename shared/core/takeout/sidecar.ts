import { sidecarMoment } from '../dates/clock-defaults.ts';
import { takenFieldOf } from '../dates/date-fields-table.ts';
import type { FileDate } from '../dates/file-date.ts';
import { HINT_COUNTS } from '../limits.ts';
import { type Coordinates, validCoordinates } from './coordinates.ts';
import { fieldsOf, writtenText } from './json-fields.ts';

/** What a sidecar of Google Takeout, or an XMP file of another program, tells about a photo. */
export interface SidecarFacts {
  readonly kind: 'photo';
  /** The original file name, which may be longer than the export's. */
  readonly title: string;
  /** When it was taken, in milliseconds since 1970 (UTC). */
  readonly takenMs?: number;
  /** When it was taken, by an XMP file next to it. */
  readonly taken?: FileDate;
  readonly coordinates?: Coordinates;
  readonly description?: string;
  /** Names of the people in it. */
  readonly people: readonly string[];
  readonly keywords?: readonly string[];
  /** A person's rating, from 1 to 5 stars. */
  readonly rating?: number;
  readonly isTrashed: boolean;
  readonly isArchived: boolean;
}

/** The value of sidecars that tell nothing else about a photo. */
export const NOTHING_MORE = { people: [], isTrashed: false, isArchived: false } as const;

/** What a JSON file of Google Takeout tells about a folder. */
export interface AlbumFacts {
  readonly kind: 'album';
  /** Empty for an album without a name. */
  readonly title: string;
}

/** The field with the time of taking. */
const TAKEN = takenFieldOf('takeout');

/**
 * Reads a JSON file of Google Takeout or Ente by its content: a sidecar has `photoTakenTime`, an album only a `title`, in
 * older exports within `albumData`. Its name tells nothing: `metadata.json` is an album, or the sidecar of
 * `metadata.jpg`.
 *
 * Coordinates of 0, 0 and a time of 0 mean unknown; see `SIDECAR_FIELDS` for its other times.
 *
 * @param nowMs see `sidecarMoment`
 * @returns undefined for any other JSON
 */
export function readSidecar(json: unknown, nowMs: number): SidecarFacts | AlbumFacts | undefined {
  const fields = fieldsOf(json);
  if (!fields) return undefined;
  const album = fieldsOf(fields['albumData']);
  const taken = fieldsOf(fields[TAKEN]);
  const title = textOf((album ?? fields)['title']);
  if (!taken || !('timestamp' in taken)) return title === undefined ? undefined : { kind: 'album', title };
  const takenMs = millisecondsOf(taken['timestamp'], nowMs);
  const coordinates = coordinatesOf(fields['geoData']) ?? coordinatesOf(fields['geoDataExif']);
  const description = shortTextOf(fields['description']) || shortTextOf(fields['caption']);
  const people = Array.isArray(fields['people']) ? fields['people'] : [];
  return {
    kind: 'photo',
    title: title ?? '',
    ...(takenMs === undefined ? {} : { takenMs }),
    ...(coordinates ? { coordinates } : {}),
    ...(description ? { description } : {}),
    people: people
      .slice(0, HINT_COUNTS.list)
      .flatMap((person: unknown) => shortTextOf(fieldsOf(person)?.['name']) || []),
    isTrashed: fields['trashed'] === true,
    isArchived: fields['archived'] === true,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function shortTextOf(value: unknown): string | undefined {
  return typeof value === 'string' ? writtenText(value) : undefined;
}

/** From seconds since 1970, as a string or a number; a photo may be older than 1970. */
function millisecondsOf(timestamp: unknown, nowMs: number): number | undefined {
  const seconds = typeof timestamp === 'string' && timestamp.trim() === '' ? Number.NaN : Number(timestamp);
  if (!Number.isFinite(seconds) || seconds === 0) return undefined;
  return sidecarMoment(seconds * 1000, nowMs);
}

function coordinatesOf(value: unknown): Coordinates | undefined {
  const { latitude, longitude } = fieldsOf(value) ?? {};
  return validCoordinates(latitude, longitude);
}
