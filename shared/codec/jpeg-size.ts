import { exifValues } from './exif-values.ts';

/** SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1). */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Markers without a segment, and bytes that are none. */
const ALONE = new Set([0x00, 0x01, 0xff, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]);
const [SCAN, END, EXIF] = [0xda, 0xd9, 0xe1];

/** As stored, with the EXIF orientation, 1 to 8. */
interface JpegSize {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

/**
 * Reads the size of a JPEG as decoders do, which skip bytes between segments that belong to none.
 *
 * @param header the first bytes of the file
 * @returns undefined if there is no frame among them
 */
export function jpegSize(header: Uint8Array): JpegSize | undefined {
  if (header[0] !== 0xff || header[1] !== 0xd8) return undefined;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  let orientation = 1;
  for (let at = header.indexOf(0xff, 2); at >= 0 && at + 9 <= header.length;) {
    const marker = header[at + 1]!;
    if (marker === SCAN || marker === END) return undefined;
    if (ALONE.has(marker)) {
      at = header.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    if (FRAMES.has(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    }
    const next = at + 2 + Math.max(2, view.getUint16(at + 2));
    if (marker === EXIF) orientation = orientationIn(header.subarray(at, next)) ?? orientation;
    at = header.indexOf(0xff, next);
  }
  return undefined;
}

function orientationIn(segment: Uint8Array): number | undefined {
  try {
    const value = exifValues(Uint8Array.from([0xff, 0xd8, ...segment, 0xff, END]), ['Orientation'])(
      'Orientation',
    );
    return typeof value === 'number' && value >= 1 && value <= 8 ? value : undefined;
  } catch {
    return undefined;
  }
}
