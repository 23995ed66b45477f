import { directoryIn, tiffHead } from './tiff/tiff-directory.ts';

/** SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1). */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Markers without a segment, and bytes that aren't markers. */
const ALONE = new Set([0x00, 0x01, 0xff, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]);
const [SCAN, END, EXIF] = [0xda, 0xd9, 0xe1];
const ORIENTATION = 0x0112;

/** The offset of the TIFF in a segment: after its marker, its length and `Exif\0\0`. */
const TIFF_AT = 10;

/** As stored, with the EXIF orientation, 1 to 8. */
interface JpegSize {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

/**
 * Reads the size of a JPEG the way decoders do, which skip stray bytes between segments.
 *
 * @param header the first bytes of the file
 * @returns undefined if there is no frame among them
 */
export function jpegSize(header: Uint8Array): JpegSize | undefined {
  const frame = jpegFrame(header);
  return frame && { width: frame.width, height: frame.height, orientation: frame.orientation };
}

/** Reads the same, and the number of channels. */
export function jpegFrame(header: Uint8Array): (JpegSize & { readonly channels: number }) | undefined {
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
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { width, height, orientation, channels: header[at + 9] ?? 0 };
    }
    const next = at + 2 + Math.max(2, view.getUint16(at + 2));
    if (marker === EXIF) orientation = orientationIn(header.subarray(at, next)) ?? orientation;
    at = header.indexOf(0xff, next);
  }
  return undefined;
}

/** Returns the orientation in the first directory of an EXIF segment (CIPA DC-008, 4.6.2): tag 0x0112, a SHORT. */
function orientationIn(segment: Uint8Array): number | undefined {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const isExif = view.byteLength >= TIFF_AT && view.getUint32(4) === 0x45786966;
  if (!isExif) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + TIFF_AT, view.byteLength - TIFF_AT);
  const head = tiffHead(tiff);
  const directory = head && directoryIn(tiff, head.firstAt, head.isLittle);
  const entry = directory?.entries.find(({ tag }) => tag === ORIENTATION);
  const value = entry?.field.getUint16(0, head?.isLittle) ?? 0;
  return value >= 1 && value <= 8 ? value : undefined;
}
