import { boxesIn, boxWithin } from './boxes.ts';
import { RAW_READING } from './limits.ts';
import { bytesAt, type PreviewPlace, type RawSource } from './raw-source.ts';
import { tiffPreviews } from './tiff-previews.ts';

/** Canon's own boxes, according to L. Clévy's description of the format. */
export const CANON_METADATA = '85c0b687820f11e08111f4ce462b6a48';
const CANON_PREVIEW = 'eaf42b5e1c984b88b9fbb7dc406e4d16';
/** The number of bytes in the box of previews before the boxes in it. */
const PREVIEW_BOX_BYTES = 8;
/** Offsets in a preview's content: of the JPEG's size, and of the JPEG itself. */
const PREVIEW = { sizeAt: 12, jpegAt: 16 } as const;

/** Finds the JPEGs of a CR3: the preview of 1,620 pixels, and the full-size picture, which is the first track. */
export async function cr3Previews(
  source: RawSource,
): Promise<{ readonly places: readonly PreviewPlace[]; readonly orientation: number }> {
  const boxes = await boxesIn(source, 0, source.sizeBytes);
  const movie = boxes.find(({ type }) => type === 'moov');
  const previews = boxes.find(({ type }) => type === CANON_PREVIEW);
  const places: PreviewPlace[] = [];
  if (previews) {
    const { start, end } = previews;
    const preview = await boxWithin(source, { start: start + PREVIEW_BOX_BYTES, end }, ['PRVW']);
    const sizeBytes = preview && (await bytesAt(source, preview.start + PREVIEW.sizeAt, 4))?.getUint32(0);
    if (preview && sizeBytes !== undefined) places.push({ start: preview.start + PREVIEW.jpegAt, sizeBytes });
  }
  if (!movie) return { places, orientation: 1 };
  const table = await boxWithin(source, movie, ['trak', 'mdia', 'minf', 'stbl']);
  const first = table && (await firstSample(source, table));
  if (first) places.push(first);
  const exif = await boxWithin(source, movie, [CANON_METADATA, 'CMT1']);
  const { orientation } = exif ? await tiffPreviews(partOf(source, exif)) : { orientation: 1 };
  return { places, orientation };
}

/** Returns the location of a track's first sample (ISO/IEC 14496-12, 8.7.3 and 8.7.5). */
async function firstSample(
  source: RawSource,
  table: { readonly start: number; readonly end: number },
): Promise<PreviewPlace | undefined> {
  const sizes = await boxWithin(source, table, ['stsz']);
  const far = await boxWithin(source, table, ['co64']);
  const near = far ? undefined : await boxWithin(source, table, ['stco']);
  const size = sizes && (await bytesAt(source, sizes.start, 12));
  const each = size?.getUint32(4);
  const sizeBytes = each === 0 && sizes ? (await bytesAt(source, sizes.start + 12, 4))?.getUint32(0) : each;
  const offset = far
    ? Number((await bytesAt(source, far.start + 8, 8))?.getBigUint64(0) ?? -1)
    : near && (await bytesAt(source, near.start + 8, 4))?.getUint32(0);
  return sizeBytes === undefined || offset === undefined ? undefined : { start: offset, sizeBytes };
}

/** Returns a part of a file as a file of its own. */
function partOf(
  source: RawSource,
  { start, end }: { readonly start: number; readonly end: number },
): RawSource {
  const sizeBytes = Math.min(end - start, RAW_READING.boxBytes);
  return {
    sizeBytes,
    read: (from, to) => source.read(start + from, start + Math.min(to, sizeBytes)),
  };
}
