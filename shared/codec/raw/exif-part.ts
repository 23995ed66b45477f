import { toHex } from '#core/hex.ts';
import { CANON_METADATA } from './cr3-previews.ts';
import { rafJpeg } from './raf.ts';

/**
 * The part of a file's first bytes that begins with what readers of EXIF know: all of them for most files, the JPEG in a RAF,
 * and in a CR3 the directory that a TIFF would begin with.
 */
export function exifPart(header: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const jpeg = rafJpeg(header);
  if (jpeg) return header.slice(Math.min(jpeg.start, header.length));
  if (textAt(header, 4) !== 'ftyp' || textAt(header, 8) !== 'crx ') return header;
  const movie = contentOf(header, { start: 0, end: header.length }, 'moov');
  const canon = movie && contentOf(header, movie, CANON_METADATA);
  const directory = canon && contentOf(header, canon, 'CMT1');
  return directory ? header.slice(directory.start, directory.end) : header;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The content of the first box of a type; a movie that goes beyond the first bytes is read as far as they go. */
function contentOf(header: Uint8Array, { start, end }: Range, wanted: string): Range | undefined {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  for (let at = start; at + 8 <= end;) {
    const sizeBytes = view.getUint32(at);
    const type = textAt(header, at + 4);
    const own = type === 'uuid' ? hexAt(header, at + 8, 16) : type;
    const content = at + (type === 'uuid' ? 24 : 8);
    if (own === wanted) return { start: content, end: Math.min(at + sizeBytes, end) };
    if (sizeBytes < 8) return undefined;
    at += sizeBytes;
  }
  return undefined;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function hexAt(bytes: Uint8Array, at: number, length: number): string {
  return toHex(bytes.subarray(at, at + length));
}
