import { type Box, boxesIn } from '../raw/boxes.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { blockAt, lettersAt, partOf, sourceOf } from './bounded-source.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { joinedBytes } from './joined-bytes.ts';
import { METADATA_READING } from './limits.ts';
import { MemoryReading } from './memory-reading.ts';

/** The kinds of items that hold metadata (ISO/IEC 23008-12, A.2 and A.3). */
type ItemKind = 'exif' | 'xmp';

interface Extent {
  readonly offset: number;
  readonly length: number;
}

/** The location of an item: in the file, or in the box of item data. */
interface ItemPlace {
  readonly isInBox: boolean;
  readonly extents: readonly Extent[];
}

/** Finds the metadata of a HEIC or AVIF at the location given in its boxes, usually after the picture. */
export async function findInItems(source: RawSource, meta: Box, found: FoundMetadata): Promise<void> {
  // The box begins with its version.
  const boxes = await boxesIn(source, meta.start + 4, meta.end);
  const [kinds, places] = [
    itemKinds(await contentOf(source, boxes, 'iinf')),
    itemPlaces(await contentOf(source, boxes, 'iloc')),
  ];
  const data = boxes.find(({ type }) => type === 'idat');
  for (const [id, kind] of kinds) {
    const place = places.get(id);
    const content = place && (await itemContent(source, place, data));
    if (!content) continue;
    if (kind === 'xmp') found.xmp.push(content);
    else found.exif.push(exifIn(content));
  }
}

async function contentOf(source: RawSource, boxes: readonly Box[], type: string) {
  const box = boxes.find((one) => one.type === type);
  return new MemoryReading((box && (await blockAt(source, box.start, box.end))) ?? new Uint8Array());
}

/** Returns the items that hold metadata, by their numbers (ISO/IEC 14496-12, 8.11.6). */
function itemKinds(reading: MemoryReading): ReadonlyMap<number, ItemKind> {
  const kinds = new Map<number, ItemKind>();
  const version = reading.number(1);
  reading.skip(3);
  const count = Math.min(reading.number(version === 0 ? 2 : 4), METADATA_READING.items);
  for (let item = 0; item < count && !reading.isOver; item += 1) {
    const start = reading.at;
    const sizeBytes = reading.number(4);
    reading.skip(4);
    const entryVersion = reading.number(1);
    reading.skip(3);
    // Older entries have no kind.
    if (entryVersion >= 2 && sizeBytes > 0) {
      const id = reading.number(entryVersion === 2 ? 2 : 4);
      reading.skip(2);
      const kind = reading.letters(4);
      if (kind === 'Exif') kinds.set(id, 'exif');
      if (kind === 'mime') {
        reading.text();
        if (reading.text() === 'application/rdf+xml') kinds.set(id, 'xmp');
      }
    }
    if (sizeBytes < 12) break;
    reading.at = start + sizeBytes;
  }
  return kinds;
}

/** Returns the location of each item, by its number (ISO/IEC 14496-12, 8.11.3). */
function itemPlaces(reading: MemoryReading): ReadonlyMap<number, ItemPlace> {
  const places = new Map<number, ItemPlace>();
  const version = reading.number(1);
  reading.skip(3);
  const [sizes, moreSizes] = [reading.number(1), reading.number(1)];
  const [offsetBytes, lengthBytes] = [sizes >> 4, sizes & 15];
  const [baseBytes, indexBytes] = [moreSizes >> 4, version === 0 ? 0 : moreSizes & 15];
  const count = Math.min(reading.number(version < 2 ? 2 : 4), METADATA_READING.items);
  for (let item = 0; item < count && !reading.isOver; item += 1) {
    const id = reading.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : reading.number(2) & 15;
    reading.skip(2);
    const base = reading.number(baseBytes);
    const extentCount = reading.number(2);
    const extents: Extent[] = [];
    for (let extent = 0; extent < extentCount && !reading.isOver; extent += 1) {
      reading.skip(indexBytes);
      const offset = base + reading.number(offsetBytes);
      extents.push({ offset, length: reading.number(lengthBytes) });
    }
    // Items made of other items hold no metadata.
    if (method <= 1) places.set(id, { isInBox: method === 1, extents });
  }
  return places;
}

async function itemContent(
  source: RawSource,
  { isInBox, extents }: ItemPlace,
  data: Box | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isInBox && !data) return undefined;
  const from = isInBox && data ? data.start : 0;
  const parts: Uint8Array[] = [];
  for (const { offset, length } of extents.slice(0, METADATA_READING.segments)) {
    // A length of 0 means the rest of the file.
    const end = length === 0 ? source.sizeBytes : from + offset + length;
    const part = await blockAt(source, from + offset, Math.min(end, source.sizeBytes));
    if (!part) return undefined;
    parts.push(part);
  }
  return joinedBytes(parts);
}

/** Returns the EXIF, which follows four bytes that give its offset; some programs count wrongly. */
function exifIn(content: Uint8Array<ArrayBuffer>): RawSource {
  const item = sourceOf(content);
  const said = 4 + new MemoryReading(content).number(4);
  const isTiff = (at: number) => /^(?:II\*\0|MM\0\*)$/.test(lettersAt(content, at, 4));
  const start = [said, 4, 10, 0].find(isTiff) ?? said;
  return partOf(item, start, content.length);
}
