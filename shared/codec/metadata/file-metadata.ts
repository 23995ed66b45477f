import { RAF_HEADER_BYTES, rafJpeg } from '../raw/raf.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { xmpPacket } from '../facts/xmp-packet.ts';
import { boundedSource, lettersAt, partOf, sourceOf } from './bounded-source.ts';
import type { Exif } from './exif-tags.ts';
import { type FilmTexts, type FoundMetadata, nothingFound } from './found-metadata.ts';
import { findInJpeg } from './jpeg-segments.ts';
import { METADATA_READING } from './limits.ts';
import { findInBoxes } from './media-boxes.ts';
import { findInPng } from './png-chunks.ts';
import { readTiff, type TiffReading } from './tiff-metadata.ts';
import { findInAvi } from './avi-header.ts';
import { findInTransportStream } from './transport-stream.ts';
import { findInWebp } from './webp-chunks.ts';

/** A file's metadata, from any part of it. All of it is untrusted. */
export interface FileMetadata {
  readonly exif: Exif;
  /** XMP packets as text, the main one first. */
  readonly xmp: readonly string[];
  /** IPTC's datasets (IIM). */
  readonly iptc: Uint8Array | undefined;
  /** The texts of a PNG by their keywords. */
  readonly texts: ReadonlyMap<string, string>;
  readonly film: FilmTexts | undefined;
}

/**
 * Finds the metadata of a photo or video where its format puts it. At most `METADATA_READING.bytes` are read, so that
 * a broken or hostile file takes no longer than a good one.
 *
 * @throws an error of the source; broken metadata counts as missing
 */
export async function fileMetadata(file: RawSource): Promise<FileMetadata> {
  const source = await boundedSource(file);
  const found = nothingFound();
  await findIn(source, found);
  const tiff: TiffReading = { values: new Map(), xmp: [], iptc: [] };
  for (const block of found.exif) await readTiff(block, tiff);
  for (const block of found.gps) await readTiff(block, tiff, 'place');
  const packets = [...found.xmp, ...tiff.xmp].flatMap((bytes) => xmpPacket(bytes) ?? []);
  return {
    exif: tiff.values,
    xmp: packets,
    iptc: found.iptc[0] ?? tiff.iptc[0],
    texts: found.texts,
    film: found.film,
  };
}

/** Returns the metadata of a file that is in memory. */
export function metadataIn(bytes: Uint8Array<ArrayBuffer>): Promise<FileMetadata> {
  return fileMetadata(sourceOf(bytes));
}

/** The metadata of a file that has none. */
export const NO_METADATA: FileMetadata = {
  exif: new Map(),
  xmp: [],
  iptc: undefined,
  texts: new Map(),
  film: undefined,
};

async function findIn(source: RawSource, found: FoundMetadata): Promise<void> {
  const head = await source.read(0, Math.min(RAF_HEADER_BYTES, source.sizeBytes));
  const letters = (at: number, length = 4) => lettersAt(head, at, length);
  const jpeg = rafJpeg(head);
  if (jpeg) return findInJpeg(partOf(source, jpeg.start, jpeg.start + jpeg.sizeBytes), found);
  if (letters(0, 3) === '\u00FF\u00D8\u00FF') return findInJpeg(source, found);
  if (letters(1, 3) === 'PNG') return findInPng(source, found);
  if (letters(0) === 'RIFF' && letters(8) === 'WEBP') return findInWebp(source, found);
  if (letters(0) === 'RIFF' && letters(8) === 'AVI ') return findInAvi(source, found);
  if (letters(0, 2) === 'II' || letters(0, 2) === 'MM') {
    found.exif.push(source);
    return;
  }
  if (BOXES.has(letters(4))) return findInBoxes(source, found);
  await findInTransportStream(source, found);
  if (!found.film) await findPackets(source, found);
}

/** The boxes that such files begin with. */
const BOXES: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'JXL ']);

/** Searches formats with no other support: a packet is found by its markers (XMP part 3, 1.3). */
async function findPackets(source: RawSource, found: FoundMetadata): Promise<void> {
  const { headBytes, tailBytes } = METADATA_READING;
  found.xmp.push(await source.read(0, Math.min(headBytes, source.sizeBytes)));
  const tailAt = Math.max(headBytes, source.sizeBytes - tailBytes);
  if (tailAt < source.sizeBytes) found.xmp.push(await source.read(tailAt, source.sizeBytes));
}
