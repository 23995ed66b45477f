import { isLocalDate } from '../dates/calendar.ts';
import type { Followed, NameMarks } from '../batch/batch-event.ts';
import type { FileTexts } from '../hints/photo-texts.ts';
import { FOLDER_DEPTH, PATH_LENGTH } from '../limits.ts';
import { safeFolder, safePathPart } from '../naming/archive-path.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import type { PhotoLocation, Place } from '../places/place.ts';
import {
  cellsOf,
  listOf,
  matching,
  numberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  textOf,
} from '../saved/fields.ts';
import { KEPT } from '../saved/limits.ts';
import { CHROMA_EDGE, type Fingerprint, LUMA_EDGE } from '../similarity/alike/fingerprint.ts';
import type { AlikeTraits } from '../similarity/alike/group-alike.ts';
import type { Shot, ShotSetting } from '../similarity/neighbours.ts';
import { validCoordinates } from '../takeout/coordinates.ts';
import { isRecord } from '../is-record.ts';

const name = textOf(KEPT.name);
const text = textOf(KEPT.text);
const names = listOf(text, KEPT.list);
const number = numberOf();
const size = numberOf(0);

/** Reads a local time, `YYYY-MM-DDTHH:mm:ss`, or only the day, month or year, if it is in the calendar. */
export const readLocalTime: Reader<string> = (value) =>
  typeof value === 'string' && isLocalDate(value) ? value : undefined;

const readCityNames = objectOf<NonNullable<Place['names']>>({
  de: optional(name),
  es: optional(name),
  fr: optional(name),
  ja: optional(name),
});
const readPlace = objectOf<Place>({ city: name, countryCode: textOf(2), names: optional(readCityNames) });

/** Reads where a photo was taken. */
export const readLocation: Reader<PhotoLocation> = (value) => {
  if (!isRecord(value)) return undefined;
  const coordinates = validCoordinates(value['latitude'], value['longitude']);
  if (!coordinates || value['place'] === undefined) return coordinates;
  const place = readPlace(value['place']);
  return place && { ...coordinates, place };
};

/** Reads the texts of a file. */
export const readTexts = objectOf<FileTexts>({
  title: optional(text),
  caption: optional(text),
  keywords: optional(names),
  people: optional(names),
});

const readSetting = objectOf<ShotSetting>({
  stops: optional(number),
  focusM: optional(number),
  isBracketed: optional(oneOf(true, false)),
});

/** Reads when and with what a photo was taken, and how it looks. */
export const readShot = objectOf<Shot>({
  atMs: number,
  camera: number,
  setting: optional(readSetting),
  look: cellsOf(Uint8ClampedArray, 3 * 16 * 16),
});

const readFingerprint = objectOf<Fingerprint>({
  aspect: size,
  pixels: size,
  hash: cellsOf(Uint32Array, 8),
  innerHash: cellsOf(Uint32Array, 8),
  luma: cellsOf(Uint8Array, LUMA_EDGE ** 2),
  chroma: cellsOf(Uint8Array, 2 * CHROMA_EDGE ** 2),
  detail: size,
});

/** Reads what a photo is compared by. */
export const readTraits = objectOf<AlikeTraits>({
  fingerprint: readFingerprint,
  width: size,
  height: size,
  blur: optional(number),
});

const readParts = listOf(textOf(PATH_LENGTH), FOLDER_DEPTH);

/** Reads a folder whose path is safe on every file system. */
export const readFolder: Reader<FolderPath> = (value) => {
  const parts = readParts(value);
  return parts && parts.length > 0 ? safeFolder(parts) : undefined;
};

/** Reads the name of a file without its extension: one part of a path. */
export const readFileName: Reader<string> = (value) => {
  const part = textOf(PATH_LENGTH)(value);
  return part === undefined ? undefined : safePathPart(part);
};

/** Reads an extension without its dot. */
export const readExtension = matching(/^[a-z0-9]+$/i, 10);

/** Reads the suffixes that tell a name from equal ones. */
export const readMarks: Reader<NameMarks> = objectOf<NameMarks>({
  words: listOf(textOf(PATH_LENGTH), KEPT.list),
  date: optional(matching(/^_\d{4}-\d\d-\d\d$/, 11)),
});

/** Reads the photo that another one follows. */
export const readFollowed = objectOf<Followed>({ photoId: name, secondsBefore: numberOf() });
