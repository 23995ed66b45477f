import { boundedSource } from '../metadata/bounded-source.ts';
import { findInItems } from '../metadata/heif-items.ts';
import { nothingFound } from '../metadata/found-metadata.ts';
import { type Box, boxesIn, boxWithin } from '../raw/boxes.ts';
import { bytesAt, type RawSource, withHead } from '../raw/raw-source.ts';
import { appleContentId, identifierIn } from './apple-maker-note.ts';
import { LIVE_READING } from './limits.ts';

/** The key of the identifier in a video (Apple, "QuickTime File Format", metadata). */
const FILM_KEY = 'com.apple.quicktime.content.identifier';
/** The number of bytes before the value in a `data` box: its type and its locale. */
const DATA_HEAD_BYTES = 8;
/** The first bytes of a file, where most of its boxes begin. */
const HEAD_BYTES = 16 * 1024;

/**
 * Returns Apple's content identifier of a photo or video: a Live Photo in HEIC or JPEG and its video share the same
 * one.
 *
 * @returns undefined if there is none, also for files that can't be read
 */
export async function contentId(file: RawSource): Promise<string | undefined> {
  try {
    const source = await withHead(file, HEAD_BYTES);
    const head = await bytesAt(source, 0, 12);
    if (!head) return undefined;
    if (head.getUint16(0) === 0xffd8) return await jpegContentId(source);
    const boxes = await boxesIn(source, 0, source.sizeBytes);
    const movie = boxes.find(({ type }) => type === 'moov');
    if (movie) return await filmContentId(source, movie);
    const meta = boxes.find(({ type }) => type === 'meta');
    return meta && (await heicContentId(source, meta));
  } catch {
    return undefined;
  }
}

async function heicContentId(source: RawSource, meta: Box): Promise<string | undefined> {
  const found = nothingFound();
  await findInItems(await boundedSource(source), meta, found);
  const [exif] = found.exif;
  return exif && appleContentId(await exif.read(0, Math.min(exif.sizeBytes, LIVE_READING.exifBytes)));
}

/** EXIF is in the first APP1 segments of a JPEG (CIPA DC-008, 4.5.4). */
async function jpegContentId(source: RawSource): Promise<string | undefined> {
  const bytes = await source.read(0, Math.min(source.sizeBytes, LIVE_READING.jpegBytes + HEAD_BYTES));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    // The picture itself begins.
    if (marker === 0xda) return undefined;
    const isExif = marker === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return appleContentId(bytes.slice(at + 10, at + 2 + length));
    at += 2 + length;
  }
  return undefined;
}

async function filmContentId(
  source: RawSource,
  movie: { readonly start: number; readonly end: number },
): Promise<string | undefined> {
  const meta = await boxWithin(source, movie, ['meta']);
  if (!meta) return undefined;
  // QuickTime writes a plain box, MP4 a full one with four more bytes.
  const first = await bytesAt(source, meta.start, 4);
  const isFull = first?.getUint32(0) === 0;
  const boxes = await boxesIn(source, meta.start + (isFull ? 4 : 0), meta.end);
  const [keys, values] = ['keys', 'ilst'].map((type) => boxes.find((box) => box.type === type));
  const index = keys && (await keyIndex(source, keys.start, keys.end));
  if (!index || !values) return undefined;
  const type = String.fromCharCode(index >>> 24, (index >> 16) & 255, (index >> 8) & 255, index & 255);
  const value = await boxWithin(source, values, [type, 'data']);
  const bytes =
    value &&
    (await bytesAt(
      source,
      value.start + DATA_HEAD_BYTES,
      Math.min(value.end - value.start - DATA_HEAD_BYTES, LIVE_READING.idLength),
    ));
  return bytes && identifierIn(new TextDecoder().decode(bytes));
}

/** Returns the number, from 1, of the identifier's key. */
async function keyIndex(source: RawSource, start: number, end: number): Promise<number | undefined> {
  const list = await bytesAt(source, start, Math.min(end - start, LIVE_READING.listBytes));
  if (!list || list.byteLength < 8) return undefined;
  const count = Math.min(list.getUint32(4), LIVE_READING.entries);
  for (let at = 8, index = 1; index <= count && at + 8 <= list.byteLength; index += 1) {
    const bytes = list.getUint32(at);
    if (bytes < 8 || at + bytes > list.byteLength) return undefined;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 8, bytes - 8));
    if (name === FILM_KEY) return index;
    at += bytes;
  }
  return undefined;
}
