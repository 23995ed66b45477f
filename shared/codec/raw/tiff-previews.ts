import { RAW_READING } from './limits.ts';
import { bytesAt, type PreviewPlace, type RawSource } from './raw-source.ts';
import {
  numbersIn,
  TIFF_HEAD_BYTES,
  type TiffDirectory,
  tiffHead,
  TYPE,
  valuesAt,
  visitDirectories,
} from '../tiff/tiff-directory.ts';

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
const WANTED: ReadonlySet<number> = new Set(Object.values(TAG));
const NUMBERS: ReadonlySet<number> = new Set([TYPE.short, TYPE.long, TYPE.directory]);
/** Old and new JPEG (TIFF 6.0, section 22; TIFF Technical Note 2). */
const JPEG_COMPRESSIONS: ReadonlySet<number> = new Set([6, 7]);

type Values = ReadonlyMap<number, readonly number[]>;

/** The facts about embedded pictures in a TIFF's directories. */
export interface TiffPreviews {
  readonly places: readonly PreviewPlace[];
  /** The orientation of the raw picture, 1 to 8. */
  readonly orientation: number;
}

/**
 * Finds the JPEGs in a TIFF-based raw file (DNG, CR2, NEF, ARW): those of a thumbnail's tags, and those that are the
 * only strip of a directory. Directories are followed from one to the next and into nested ones, each once.
 */
export async function tiffPreviews(source: RawSource): Promise<TiffPreviews> {
  const places: PreviewPlace[] = [];
  const orientations: number[] = [];
  const head = tiffHead(await bytesAt(source, 0, TIFF_HEAD_BYTES));
  if (!head) return { places, orientation: 1 };
  await visitDirectories(source, head, 'picture', RAW_READING.directories, async (directory) => {
    if (!directory.isWhole) return [];
    const values = await valuesIn(source, directory);
    orientations.push(values.get(TAG.orientation)?.[0] ?? 1);
    places.push(...placesIn(values));
    // The last directory of a truncated file may have no next one.
    const leads = [...(values.get(TAG.subDirectories) ?? []), directory.next ?? 0];
    return leads.map((at) => ({ at, kind: 'picture' }));
  });
  // The first directory is the raw picture's.
  const [orientation = 1] = orientations;
  return { places, orientation: orientation >= 1 && orientation <= 8 ? orientation : 1 };
}

function placesIn(values: Values): PreviewPlace[] {
  const [start] = values.get(TAG.jpegOffset) ?? [];
  const [sizeBytes] = values.get(TAG.jpegLength) ?? [];
  const strips = values.get(TAG.stripOffsets) ?? [];
  const counts = values.get(TAG.stripByteCounts) ?? [];
  const isJpeg = JPEG_COMPRESSIONS.has(values.get(TAG.compression)?.[0] ?? 0);
  const [strip, count] = [strips[0], counts[0]];
  return [
    ...(start !== undefined && sizeBytes !== undefined ? [{ start, sizeBytes }] : []),
    ...(isJpeg && strips.length === 1 && strip !== undefined && count !== undefined
      ? [{ start: strip, sizeBytes: count }]
      : []),
  ];
}

/** Returns the values of the tags above, which are short or long numbers. */
async function valuesIn(source: RawSource, { entries, isLittle }: TiffDirectory): Promise<Values> {
  const found = new Map<number, readonly number[]>();
  for (const entry of entries) {
    if (!WANTED.has(entry.tag)) continue;
    const isRead = NUMBERS.has(entry.type) && entry.count <= RAW_READING.inner;
    const values = isRead ? await valuesAt(source, entry, RAW_READING.inner) : undefined;
    found.set(entry.tag, values ? numbersIn(values, entry, isLittle) : []);
  }
  return found;
}
