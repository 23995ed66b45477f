import { boxesIn, boxWithin } from '../raw/boxes.ts';
import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { LIVE_READING } from './limits.ts';

/** Bytes before the entries of a full box. */
const FULL_BOX_BYTES = 4;

/**
 * The bytes of EXIF of a HEIC, wherever they are in the file: the item of type `Exif` at the place that `iloc` says (ISO/IEC
 * 23008-12, annex A; ISO/IEC 14496-12, 8.11).
 *
 * @returns beginning with the header of a TIFF; undefined where there are none
 */
export async function heicExif(source: RawSource): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const meta = await boxWithin(source, { start: 0, end: source.sizeBytes }, ['meta']);
  if (!meta) return undefined;
  const boxes = await boxesIn(source, meta.start + FULL_BOX_BYTES, meta.end);
  const [items, places] = ['iinf', 'iloc'].map((type) => boxes.find((box) => box.type === type));
  const id = items && (await exifItem(source, items.start, items.end));
  const list = places && (await listAt(source, places.start, places.end));
  const place = id === undefined || !list ? undefined : placeOf(list, id);
  if (!place) return undefined;
  const { start, bytes } = place;
  const item = await bytesAt(
    source,
    start,
    Math.min(bytes, LIVE_READING.exifBytes, source.sizeBytes - start),
  );
  if (!item || item.byteLength < 8) return undefined;
  // Four bytes say how many more stand before the TIFF.
  const skipped = 4 + item.getUint32(0);
  return skipped < item.byteLength
    ? new Uint8Array(item.buffer, item.byteOffset + skipped, item.byteLength - skipped)
    : undefined;
}

async function exifItem(source: RawSource, start: number, end: number): Promise<number | undefined> {
  const head = await bytesAt(source, start, FULL_BOX_BYTES);
  const entriesAt = start + FULL_BOX_BYTES + (head?.getUint8(0) === 0 ? 2 : 4);
  const list = await listAt(source, entriesAt, end);
  if (!list) return undefined;
  for (let at = 0, seen = 0; at + 20 <= list.byteLength && seen < LIVE_READING.entries; seen += 1) {
    const bytes = list.getUint32(at);
    const version = list.getUint8(at + 8);
    const typeAt = at + (version === 3 ? 18 : 16);
    if (version >= 2 && typeAt + 4 <= list.byteLength && list.getUint32(typeAt) === EXIF_TYPE) {
      return version === 3 ? list.getUint32(at + 12) : list.getUint16(at + 12);
    }
    if (bytes < 8) return undefined;
    at += bytes;
  }
  return undefined;
}

/** `Exif` as a number. */
const EXIF_TYPE = 0x45786966;

/** Where the first extent of an item lies, for items whose bytes are in the file itself. */
function placeOf(
  list: DataView,
  wanted: number,
): { readonly start: number; readonly bytes: number } | undefined {
  const version = list.getUint8(0);
  const sizes = list.getUint16(4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version > 0 ? sizes & 15 : 0;
  const isLong = version === 2;
  let at = isLong ? 10 : 8;
  const count = isLong ? list.getUint32(6) : list.getUint16(6);
  const number = (bytes: number): number => {
    if (at + bytes > list.byteLength) throw new RangeError('The list ends before');
    const value =
      bytes === 8
        ? Number(list.getBigUint64(at))
        : bytes === 4
          ? list.getUint32(at)
          : bytes === 2
            ? list.getUint16(at)
            : 0;
    at += bytes;
    return value;
  };
  try {
    for (let item = 0; item < count; item += 1) {
      const id = number(isLong ? 4 : 2);
      const method = version > 0 ? number(2) & 15 : 0;
      number(2);
      const base = number(baseBytes);
      const extents = number(2);
      let first: { start: number; bytes: number } | undefined;
      for (let extent = 0; extent < extents; extent += 1) {
        number(indexBytes);
        const start = base + number(offsetBytes);
        first ??= { start, bytes: number(lengthBytes) };
        if (extent > 0) number(lengthBytes);
      }
      if (id === wanted) return method === 0 ? first : undefined;
    }
  } catch {
    return undefined;
  }
  return undefined;
}

function listAt(source: RawSource, start: number, end: number): Promise<DataView<ArrayBuffer> | undefined> {
  return bytesAt(source, start, Math.min(end - start, LIVE_READING.listBytes));
}
