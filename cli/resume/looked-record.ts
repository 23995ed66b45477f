import type { Fingerprint } from '#core/alike/fingerprint.ts';
import type { AlikeTraits } from '#core/alike/group-alike.ts';
import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import type { LookAgainReason } from '#core/look-again/look-again.ts';
import type { Shot } from '#core/neighbours.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-formats.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import type { DecodedPhoto } from '#pipeline/ports.ts';

/** What looking at a photo gave. */
export interface Looked {
  readonly analysis: ImageAnalysis;
  /** What its file says, without what an export says of it. */
  readonly beside: Omit<DecodedPhoto, 'image'>;
  readonly format: PhotoFormat;
  /** By what it is compared with others. */
  readonly traits: AlikeTraits;
}

type Json = Readonly<Record<string, unknown>>;

const LOOK_AGAIN: readonly LookAgainReason[] = ['blurred', 'black', 'blown-out', 'pocket', 'tiny'];
const FORMATS = Object.keys(PHOTO_FORMATS) as readonly PhotoFormat[];
const BYTES = { hash: 32, luma: 64 * 64, chroma: 2 * 16 * 16, look: 3 * 16 * 16 } as const;

/** As it stands in a journal. */
export function lookedToJson({ analysis, beside, format, traits }: Looked): Json {
  const { shot, ...others } = beside;
  const { fingerprint } = traits;
  return {
    analysis,
    beside: { ...others, ...(shot ? { shot: { ...shot, look: encoded(shot.look) } } : {}) },
    format,
    traits: {
      ...traits,
      fingerprint: {
        ...fingerprint,
        hash: encoded(fingerprint.hash),
        innerHash: encoded(fingerprint.innerHash),
        luma: encoded(fingerprint.luma),
        chroma: encoded(fingerprint.chroma),
      },
    },
  };
}

/** Reads it back from a journal, which anyone may have written; undefined if it is none that we write. */
export function lookedFromJson(json: unknown): Looked | undefined {
  if (!isObject(json) || !isObject(json['analysis']) || !isObject(json['beside'])) return undefined;
  const { description, ...fields } = json['analysis'];
  const traits = traitsFrom(json['traits']);
  const format = FORMATS.find((one) => one === json['format']);
  if (typeof description !== 'string' || !traits || !format) return undefined;
  const analysis = readImageAnalysis({ description, ...fields });
  return { analysis, beside: besideFrom(json['beside']), format, traits };
}

function besideFrom({ takenAt, location, texts, shot, lookAgain }: Json): Looked['beside'] {
  const taken = typeof takenAt === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(takenAt);
  const where = locationFrom(location);
  const said = textsFrom(texts);
  const how = shotFrom(shot);
  const reason = LOOK_AGAIN.find((one) => one === lookAgain);
  return {
    ...(taken ? { takenAt } : {}),
    ...(where ? { location: where } : {}),
    ...(said ? { texts: said } : {}),
    ...(how ? { shot: how } : {}),
    ...(reason ? { lookAgain: reason } : {}),
  };
}

function locationFrom(json: unknown): PhotoLocation | undefined {
  if (!isObject(json)) return undefined;
  const { latitude, longitude } = json;
  return isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : undefined;
}

function textsFrom(json: unknown): FileTexts | undefined {
  if (!isObject(json)) return undefined;
  const { title, caption, keywords, people } = json;
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof caption === 'string' ? { caption } : {}),
    ...(isTexts(keywords) ? { keywords } : {}),
    ...(isTexts(people) ? { people } : {}),
  };
}

function shotFrom(json: unknown): Shot | undefined {
  if (!isObject(json)) return undefined;
  const { atMs, camera } = json;
  const look = decoded(json['look'], BYTES.look);
  if (!isNumber(atMs) || !isNumber(camera) || !look) return undefined;
  return { atMs, camera, look: Uint8ClampedArray.from(look) };
}

function fingerprintFrom(json: unknown): Fingerprint | undefined {
  if (!isObject(json)) return undefined;
  const { aspect, pixels, detail } = json;
  const hash = decoded(json['hash'], BYTES.hash);
  const innerHash = decoded(json['innerHash'], BYTES.hash);
  const luma = decoded(json['luma'], BYTES.luma);
  const chroma = decoded(json['chroma'], BYTES.chroma);
  if (!isNumber(aspect) || !isNumber(pixels) || !isNumber(detail)) return undefined;
  if (!hash || !innerHash || !luma || !chroma) return undefined;
  return { aspect, pixels, detail, luma, chroma, hash: words(hash), innerHash: words(innerHash) };
}

function traitsFrom(json: unknown): AlikeTraits | undefined {
  if (!isObject(json)) return undefined;
  const { width, height, blur } = json;
  const fingerprint = fingerprintFrom(json['fingerprint']);
  if (!isNumber(width) || !isNumber(height) || !fingerprint) return undefined;
  return { fingerprint, width, height, ...(isNumber(blur) ? { blur } : {}) };
}

function encoded({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function decoded(text: unknown, lengthBytes: number): Uint8Array | undefined {
  const bytes = typeof text === 'string' ? Buffer.from(text, 'base64') : undefined;
  return bytes?.length === lengthBytes ? Uint8Array.from(bytes) : undefined;
}

function words(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / Uint32Array.BYTES_PER_ELEMENT);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
