import type { IFD } from 'utif2';
import { inflated } from '../inflated.ts';
import { jpegFrame } from '../jpeg-size.ts';
import { TIFF_PIECES } from './limits.ts';
import { firstNumber, numbersOf, TIFF } from './tiff-tags.ts';

/** Compressions (TIFF 6.0, section 8, and its supplements). */
const NONE = 1;
const DEFLATE: ReadonlySet<number> = new Set([8, 32_946]);
const JPEG: ReadonlySet<number> = new Set([6, 7, 34_892]);
/** Fax, LZW, PackBits, ThunderScan, SGI Log: utif2 writes them into the picture's own bytes, and no further. */
const WITHIN: ReadonlySet<number> = new Set([2, 3, 4, 5, 32_773, 32_809, 34_676]);

/** The strips or tiles that a page consists of. */
interface Pieces {
  readonly width: number;
  readonly height: number;
  /** The bytes of a piece that isn't packed; a strip at the end may have fewer. */
  readonly bytes: number;
  readonly offsets: readonly number[];
  readonly counts: readonly number[];
  readonly isTiled: boolean;
}

/**
 * Prepares a page for utif2, which unpacks whatever a piece has: changes its directory so that no piece is longer or
 * larger than the picture needs. Deflated pieces are unpacked here, up to the rows of each.
 *
 * @returns the bytes that the page's offsets refer to now
 * @throws {Error} if the page needs more than a picture of its size, or has another compression
 */
export async function withBoundedPieces(
  file: Uint8Array<ArrayBuffer>,
  page: IFD,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [firstNumber(page[TIFF.width]), firstNumber(page[TIFF.height])];
  const rowBytes = Math.ceil((width * pixelBitsOf(page)) / 8);
  const pieces = piecesOf(page, { width, height, rowBytes });
  const compression = firstNumber(page[TIFF.compression]) || NONE;
  // utif2 takes such a page for a raw file of a camera, whatever its compression.
  delete page[TIFF.panasonicFormat];
  if (JPEG.has(compression)) refuseLargeJpegs(file, page, pieces);
  else if (DEFLATE.has(compression)) return inflatedPieces(file, page, pieces, rowBytes * height);
  else if (compression !== NONE && !WITHIN.has(compression))
    throw new Error(`unknown compression ${compression}`);
  const most = compression === NONE ? pieces.bytes : Infinity;
  setPieces(page, pieces, {
    offsets: pieces.offsets,
    counts: pieces.offsets.map((offset, at) =>
      Math.max(0, Math.min(pieces.counts[at] ?? most, most, file.length - offset)),
    ),
  });
  return file;
}

function pixelBitsOf(page: IFD): number {
  const bits = (firstNumber(page[TIFF.bits]) || 1) * (firstNumber(page[TIFF.samples]) || 1);
  if (bits > TIFF_PIECES.pixelBits) throw new Error(`${bits} bits for each pixel`);
  return bits;
}

function piecesOf(page: IFD, size: { width: number; height: number; rowBytes: number }): Pieces {
  const { width, height, rowBytes } = size;
  const planes = firstNumber(page[TIFF.planes]) === 2 ? firstNumber(page[TIFF.samples]) || 1 : 1;
  const isTiled = page[TIFF.tileWidth] !== undefined;
  const wide = isTiled ? firstNumber(page[TIFF.tileWidth]) : width;
  const high = isTiled
    ? firstNumber(page[TIFF.tileHeight])
    : Math.min(firstNumber(page[TIFF.rowsPerStrip]) || height, height);
  if (!(wide > 0 && high > 0)) throw new Error('no size of its pieces');
  const bytes = isTiled ? Math.ceil((wide * high * pixelBitsOf(page)) / 8) : rowBytes * high;
  const count = Math.ceil(width / wide) * Math.ceil(height / high) * planes;
  const room = rowBytes * height * TIFF_PIECES.padding + TIFF_PIECES.tileBytes;
  if (isTiled && (bytes > Math.max(rowBytes * height, TIFF_PIECES.tileBytes) || bytes * count > room))
    throw new Error('tiles larger than the picture');
  return {
    width: wide,
    height: high,
    bytes,
    offsets: numbersOf(page[isTiled ? TIFF.tileOffsets : TIFF.stripOffsets]).slice(0, count),
    counts: numbersOf(page[isTiled ? TIFF.tileCounts : TIFF.stripCounts]).slice(0, count),
    isTiled,
  };
}

function setPieces(
  page: IFD,
  { isTiled }: Pieces,
  { offsets, counts }: Pick<Pieces, 'offsets' | 'counts'>,
): void {
  Object.assign(page, {
    [isTiled ? TIFF.tileOffsets : TIFF.stripOffsets]: offsets,
    [isTiled ? TIFF.tileCounts : TIFF.stripCounts]: counts,
  });
}

/** A JPEG has a size of its own, by which it is decoded. */
function refuseLargeJpegs(file: Uint8Array, page: IFD, { width, height, offsets }: Pieces): void {
  const { jpegBlockPx, jpegAreas, jpegChannels } = TIFF_PIECES;
  const most = (width + jpegBlockPx) * (height + jpegBlockPx) * jpegAreas;
  // The older kind may have its JPEG elsewhere.
  const [old = 0] = numbersOf(page[TIFF.oldJpeg]);
  for (const at of [...offsets, ...(old > 0 ? [old, old + (offsets[0] ?? 0)] : [])]) {
    const frame = jpegFrame(file.subarray(at));
    if (!frame) continue;
    if (frame.width * frame.height > most || frame.channels > jpegChannels)
      throw new Error('a JPEG larger than its piece');
  }
}

/** The first bytes name the byte order, also of what is unpacked. */
const MARK_BYTES = 8;

async function inflatedPieces(
  file: Uint8Array<ArrayBuffer>,
  page: IFD,
  pieces: Pieces,
  pictureBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const limits = pieces.offsets.map((_, at) =>
    pieces.isTiled ? pieces.bytes : Math.max(0, Math.min(pieces.bytes, pictureBytes - at * pieces.bytes)),
  );
  const all = new Uint8Array(MARK_BYTES + limits.reduce((sum, limit) => sum + limit, 0));
  all.set(file.subarray(0, 2));
  const offsets: number[] = [];
  let end = MARK_BYTES;
  for (const [at, offset] of pieces.offsets.entries()) {
    const packed = file.subarray(offset, offset + (pieces.counts[at] ?? file.length));
    const limit = limits[at] ?? 0;
    await inflateInto(all.subarray(end, end + limit), packed);
    offsets.push(end);
    end += limit;
  }
  Object.assign(page, { [TIFF.compression]: [NONE] });
  setPieces(page, pieces, { offsets, counts: limits });
  return all;
}

/**
 * Unpacks a zlib stream until its place is full; what comes after that is never unpacked.
 *
 * @throws {TypeError} if the stream is damaged before that
 */
async function inflateInto(place: Uint8Array, packed: Uint8Array<ArrayBuffer>): Promise<void> {
  const reader = inflated(new Blob([packed]), 'deflate').getReader();
  let count = 0;
  try {
    while (count < place.length) {
      const { value, done } = await reader.read();
      if (done) return;
      const fitting = value.subarray(0, place.length - count);
      place.set(fitting, count);
      count += fitting.length;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
