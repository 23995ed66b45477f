import { RAW_READING } from './limits.ts';
import { bytesAt, type PreviewPlace, type RawSource } from './raw-source.ts';

/** Tags of TIFF 6.0, TIFF/EP (ISO 12234-2) and DNG 1.7. */
const TAG = {
  compression: 259,
  stripOffsets: 273,
  orientation: 274,
  stripByteCounts: 279,
  subDirectories: 330,
  jpegOffset: 513,
  jpegLength: 514,
} as const;
/** Old and new JPEG (TIFF 6.0, section 22; TIFF Technical Note 2). */
const JPEG_COMPRESSIONS: ReadonlySet<number> = new Set([6, 7]);
/** Bytes of a value by its type: of those that the tags above have (TIFF 6.0, section 2). */
const TYPE_BYTES: Readonly<Record<number, number>> = { 3: 2, 4: 4, 13: 4 };
const ENTRY_BYTES = 12;

type Directory = ReadonlyMap<number, readonly number[]>;

/** What the directories of a TIFF say of its embedded pictures. */
export interface TiffPreviews {
  readonly places: readonly PreviewPlace[];
  /** Of the raw picture, 1 to 8. */
  readonly orientation: number;
}

/**
 * Finds the JPEGs that a raw file on the base of TIFF (DNG, CR2, NEF, ARW) may have: those of a thumbnail's tags, and those
 * that are the one strip of a directory. Directories are followed from one to the next and into those within, each once.
 */
export async function tiffPreviews(source: RawSource): Promise<TiffPreviews> {
  const places: PreviewPlace[] = [];
  let orientation = 1;
  const head = await bytesAt(source, 0, 8);
  if (!head) return { places, orientation };
  const isLittle = head.getUint16(0) === 0x4949;
  const waiting = [head.getUint32(4, isLittle)];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === 0 || seen.has(at) || seen.size >= RAW_READING.directories) continue;
    const read = await directoryAt(source, at, isLittle);
    if (!read) continue;
    const { directory, next } = read;
    if (seen.size === 0) orientation = directory.get(TAG.orientation)?.[0] ?? 1;
    seen.add(at);
    waiting.push(...(directory.get(TAG.subDirectories) ?? []), next);
    places.push(...placesIn(directory));
  }
  return { places, orientation: orientation >= 1 && orientation <= 8 ? orientation : 1 };
}

function placesIn(directory: Directory): PreviewPlace[] {
  const [start] = directory.get(TAG.jpegOffset) ?? [];
  const [sizeBytes] = directory.get(TAG.jpegLength) ?? [];
  const strips = directory.get(TAG.stripOffsets) ?? [];
  const counts = directory.get(TAG.stripByteCounts) ?? [];
  const isJpeg = JPEG_COMPRESSIONS.has(directory.get(TAG.compression)?.[0] ?? 0);
  const [strip, count] = [strips[0], counts[0]];
  return [
    ...(start !== undefined && sizeBytes !== undefined ? [{ start, sizeBytes }] : []),
    ...(isJpeg && strips.length === 1 && strip !== undefined && count !== undefined
      ? [{ start: strip, sizeBytes: count }]
      : []),
  ];
}

async function directoryAt(
  source: RawSource,
  at: number,
  isLittle: boolean,
): Promise<{ readonly directory: Directory; readonly next: number } | undefined> {
  const count = (await bytesAt(source, at, 2))?.getUint16(0, isLittle);
  if (count === undefined || count > RAW_READING.entries) return undefined;
  const view = await bytesAt(source, at + 2, count * ENTRY_BYTES);
  if (!view) return undefined;
  const wanted: ReadonlySet<number> = new Set(Object.values(TAG));
  const directory = new Map<number, readonly number[]>();
  for (let entry = 0; entry < view.byteLength; entry += ENTRY_BYTES) {
    const tag = view.getUint16(entry, isLittle);
    if (wanted.has(tag)) directory.set(tag, await valuesOf(source, view, entry, isLittle));
  }
  // The last directory of a file that is cut off may have no next one.
  const next = (await bytesAt(source, at + 2 + view.byteLength, 4))?.getUint32(0, isLittle) ?? 0;
  return { directory, next };
}

async function valuesOf(
  source: RawSource,
  view: DataView<ArrayBuffer>,
  entry: number,
  isLittle: boolean,
): Promise<readonly number[]> {
  const valueBytes = TYPE_BYTES[view.getUint16(entry + 2, isLittle)];
  const count = view.getUint32(entry + 4, isLittle);
  if (valueBytes === undefined || count === 0 || count > RAW_READING.inner) return [];
  const length = valueBytes * count;
  const inside = new DataView(view.buffer, view.byteOffset + entry + 8, 4);
  const values = length <= 4 ? inside : await bytesAt(source, view.getUint32(entry + 8, isLittle), length);
  if (!values) return [];
  return Array.from({ length: count }, (_, number) =>
    valueBytes === 2 ? values.getUint16(number * 2, isLittle) : values.getUint32(number * 4, isLittle),
  );
}
