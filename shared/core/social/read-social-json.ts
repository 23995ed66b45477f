import { sidecarMoment } from '../dates/clock-defaults.ts';
import { fileDate } from '../dates/file-date.ts';
import { type Coordinates, validCoordinates } from '../takeout/coordinates.ts';
import { MOST_EXIF_PARTS, MOST_JSON_DEPTH, MOST_JSON_VALUES, MOST_LISTED_MEDIA } from './limits.ts';
import { albumNamed, isInstagrams, isMediaPath, type ListedMedia, type MediaList } from './media-list.ts';
import { type Fields, fieldsOf, writtenText } from '../takeout/json-fields.ts';

/** What the objects around a file tell about it; the nearest one that tells something counts. */
interface Around {
  readonly timeMs?: number | undefined;
  readonly text?: string | undefined;
  readonly place?: Coordinates | undefined;
  readonly album?: string | undefined;
}

/** The services' photos are from later years. */
const FIRST_MS = Date.UTC(1990, 0, 1);

/**
 * Reads a JSON file of an export of Facebook or Instagram: posts, albums, stories and messages. Their forms change every few
 * years, and the files in them do not: an object with a `uri` in the export and, in it or around it, when, where, and what
 * was written.
 *
 * - `creation_timestamp` is when a file was uploaded; `taken_timestamp` and `date_time_original`, where there are any, when it
 *   was taken.
 *
 * @param nowMs see `fileDate`
 * @returns undefined where it lists no file, and is no conversation either
 */
export function readSocialJson(json: unknown, nowMs: number): MediaList | undefined {
  const media: ListedMedia[] = [];
  let values = 0;
  const visit = (value: unknown, around: Around, depth: number): void => {
    values += 1;
    if (depth > MOST_JSON_DEPTH || values > MOST_JSON_VALUES || media.length >= MOST_LISTED_MEDIA) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, around, depth + 1);
      return;
    }
    const fields = fieldsOf(value);
    if (!fields) return;
    const uri = decodedText(fields['uri']);
    if (uri !== undefined && isMediaPath(uri)) media.push(mediaOf(uri, fields, around, nowMs));
    const inner = within(fields, around, nowMs);
    for (const one of Object.values(fields)) if (typeof one === 'object') visit(one, inner, depth + 1);
  };
  visit(json, {}, 0);
  const isConversation = Array.isArray(fieldsOf(json)?.['participants']);
  return media.length === 0 && !isConversation ? undefined : { kind: 'media', media };
}

function mediaOf(uri: string, fields: Fields, around: Around, nowMs: number): ListedMedia {
  const exif = exifOf(fields);
  const original = exif
    .map((one) => decodedText(one['date_time_original']))
    .find((text) => text !== undefined);
  // It ends in a Z, although it is the camera's local time.
  const taken =
    original === undefined
      ? undefined
      : fileDate([{ text: original.replace(/Z$/, ''), isTaken: true }], nowMs);
  const takenMs =
    exif.map((one) => secondsOf(one['taken_timestamp'], nowMs)).find((ms) => ms !== undefined) ??
    secondsOf(fields['creation_timestamp'], nowMs) ??
    around.timeMs;
  const coordinates =
    exif.map(({ latitude, longitude }) => validCoordinates(latitude, longitude)).find((one) => one) ??
    around.place;
  const written = captionOf(uri, fields, around);
  return {
    uri,
    ...(takenMs === undefined ? {} : { takenMs }),
    ...(taken ? { taken } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(written ? { description: written } : {}),
    ...(around.album === undefined ? {} : { album: around.album }),
  };
}

/** Facebook gives a file its album as a title, Instagram its caption. */
function captionOf(uri: string, fields: Fields, { text }: Around): string | undefined {
  const own =
    decodedText(fields['description']) ?? (isInstagrams(uri) ? decodedText(fields['title']) : undefined);
  const caption = own?.trim() ? own : text;
  return caption === undefined ? undefined : writtenText(caption);
}

/** What an object tells about the files in it. */
function within(fields: Fields, around: Around, nowMs: number): Around {
  const seconds = secondsOf(fields['timestamp'], nowMs) ?? secondsOf(fields['creation_timestamp'], nowMs);
  const timeMs = seconds ?? millisecondsOf(fields['timestamp_ms'], nowMs);
  const isAlbum = Array.isArray(fields['photos']) && typeof fields['name'] === 'string';
  return {
    timeMs: timeMs ?? around.timeMs,
    text: postOf(fields) ?? around.text,
    place: placeOf(fields) ?? around.place,
    album: (isAlbum ? albumNamed(decodedText(fields['name'])) : undefined) ?? around.album,
  };
}

/** The text of a post: `data: [{ post }]` next to its attachments, or the title of a post with several files. */
function postOf({ data, attachments, media, title }: Fields): string | undefined {
  if (Array.isArray(attachments) && Array.isArray(data)) {
    return data.map((one) => decodedText(fieldsOf(one)?.['post'])).find((text) => text !== undefined);
  }
  return Array.isArray(media) ? decodedText(title) : undefined;
}

/** A post's place is an attachment of its own, next to the file's. */
function placeOf({ attachments, place }: Fields): Coordinates | undefined {
  const places = Array.isArray(attachments)
    ? attachments.flatMap((attachment: unknown) => {
        const data = fieldsOf(attachment)?.['data'];
        return Array.isArray(data) ? data.map((one) => fieldsOf(one)?.['place']) : [];
      })
    : [place];
  return places
    .map((one) => fieldsOf(fieldsOf(one)?.['coordinate']))
    .map((one) => validCoordinates(one?.['latitude'], one?.['longitude']))
    .find((one) => one);
}

/** `media_metadata.photo_metadata.exif_data`, and the same of a film. */
function exifOf({ media_metadata }: Fields): Fields[] {
  return Object.values(fieldsOf(media_metadata) ?? {}).flatMap((one): Fields[] => {
    const data = fieldsOf(one)?.['exif_data'];
    if (!Array.isArray(data)) return [];
    return data
      .slice(0, MOST_EXIF_PARTS)
      .map(fieldsOf)
      .filter((part) => part !== undefined);
  });
}

function decodedText(value: unknown): string | undefined {
  return typeof value === 'string' ? decodeEscaped(value) : undefined;
}

function secondsOf(value: unknown, nowMs: number): number | undefined {
  return typeof value === 'number' ? millisecondsOf(value * 1000, nowMs) : undefined;
}

function millisecondsOf(value: unknown, nowMs: number): number | undefined {
  if (typeof value !== 'number' || !(value >= FIRST_MS)) return undefined;
  return sidecarMoment(Math.floor(value), nowMs);
}

/**
 * Decodes a text as the JSON files of Facebook and Instagram write it: each byte of its UTF-8 is a character of its own,
 * so that "é" is "Ã©". Any other text stays as it is.
 */
function decodeEscaped(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\0-\u00ff]/.test(text)) return text;
  try {
    return decodeURIComponent(
      text.replace(/[%\u0080-\u00ff]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
    );
  } catch {
    return text;
  }
}
