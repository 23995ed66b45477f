import { CHROMA_EDGE, type Fingerprint, LUMA_EDGE } from '../similarity/alike/fingerprint.ts';
import type { AlikeTraits } from '../similarity/alike/group-alike.ts';
import { isLocalDate } from '../dates/calendar.ts';
import { validCoordinates } from '../takeout/coordinates.ts';
import { DATE_SOURCE_KEYS } from '../dates/date-sources.ts';
import { type ImageAnalysis, readImageAnalysis } from '../image-analysis.ts';
import { LOOK_AGAIN_REASONS } from '../look-again/look-again.ts';
import type { Shot, ShotSetting } from '../similarity/neighbours.ts';
import type { PhotoFacts } from '../photo-facts.ts';
import type { FileTexts } from '../hints/photo-texts.ts';
import type { PhotoLocation, Place } from '../places/place.ts';
import { cellsOf, listOf, numberOf, objectOf, oneOf, optional, type Reader, textOf } from './fields.ts';
import { KEPT } from './limits.ts';
import { isRecord } from '../is-record.ts';

const name = textOf(KEPT.name);
const text = textOf(KEPT.text);
const names = listOf(text, KEPT.list);
const number = numberOf();
const size = numberOf(0);

/** Reads a local time, `YYYY-MM-DDTHH:mm:ss`, or only the day, month or year, if it is in the calendar. */
export const readLocalTime: Reader<string> = (value) =>
  typeof value === 'string' && isLocalDate(value) ? value : undefined;

export const readDateSource = oneOf(...DATE_SOURCE_KEYS);

export const readLookAgain = oneOf(...LOOK_AGAIN_REASONS);

const readPlace = objectOf<Place>({ city: name, countryCode: textOf(2) });

/** Reads where a photo was taken. */
export const readLocation: Reader<PhotoLocation> = (value) => {
  if (!isRecord(value)) return undefined;
  const coordinates = validCoordinates(value['latitude'], value['longitude']);
  if (!coordinates || value['place'] === undefined) return coordinates;
  const place = readPlace(value['place']);
  return place && { ...coordinates, place };
};

const readTexts = objectOf<FileTexts>({
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

const readShot = objectOf<Shot>({
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

/** Reads what is stored of a photo apart from its analysis. */
export const readBeside = objectOf<PhotoFacts>({
  takenAt: optional(readLocalTime),
  dateSource: optional(readDateSource),
  location: optional(readLocation),
  camera: optional(name),
  texts: optional(readTexts),
  shot: optional(readShot),
  lookAgain: optional(readLookAgain),
  traits: optional(readTraits),
});

/** Reads an analysis, without fields that another version may have written differently. */
export const readKeptAnalysis: Reader<ImageAnalysis> = (value) => {
  if (!isRecord(value)) return undefined;
  const description = textOf(KEPT.description)(value['description']);
  if (description === undefined || description.trim() === '') return undefined;
  const own = value['name'] === undefined ? '' : name(value['name']);
  return own === undefined ? undefined : readImageAnalysis({ ...value, description });
};

/** Reads what the engine saw in a photo: its analysis, and what is stored with it. */
export const readSeen: Reader<ImageAnalysis & PhotoFacts> = (value) => {
  const analysis = readKeptAnalysis(value);
  const beside = readBeside(value);
  return analysis && beside && { ...analysis, ...beside };
};
