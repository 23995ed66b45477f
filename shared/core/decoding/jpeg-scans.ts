import { MAX_JPEG_SCANS, tooHeavy } from './decoding-limits.ts';

/** The second bytes of markers (ITU-T T.81, table B.1). */
const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  stuffed: 0x00,
  restart: [0xd0, 0xd7],
  alone: 0x01,
} as const;
/** Frames that are refined scan by scan (SOF2, 6, 10 and 14). */
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce]);
/** SOF0 to SOF15 without DHT, JPG and DAC. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** How many bytes of a frame's or a scan's segment are read. */
const LOOKED_AT = 8;

/**
 * Returns whether decoders hold a JPEG as a whole. Reads no further than necessary.
 *
 * @param pieces the bytes of the file, in order
 * @throws {AppError} `photo-too-heavy` for more than {@link MAX_JPEG_SCANS} scans
 */
export async function isWholeJpeg(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const jpeg = new JpegScans();
  for await (const piece of pieces) {
    jpeg.push(piece);
    // Decoders stop after the first scan of such a picture.
    if (jpeg.isWhole === false || jpeg.isEnded) break;
    if (jpeg.scans > MAX_JPEG_SCANS) throw tooHeavy();
  }
  if (jpeg.isWhole && jpeg.scans > MAX_JPEG_SCANS) throw tooHeavy();
  return jpeg.isWhole ?? false;
}

/**
 * Walks a JPEG piece by piece and counts its scans. Embedded pictures, such as the thumbnail, and data after the end,
 * such as a motion photo's film, don't count.
 */
export class JpegScans {
  #scans = 0;
  #isEnded = false;
  #isProgressive = false;
  #frameParts = 0;
  #isPartial = false;
  /** Remaining bytes of the current segment; undefined within the coded data of a scan. */
  #left: number | undefined = 0;
  /** The first bytes of the current segment, after its marker. */
  #segment: number[] = [];
  #marker = 0;
  /** How much of a marker has been read. */
  #state: 'code' | 'ff' | 'length' = 'code';

  /** Scans that have begun so far. */
  get scans(): number {
    return this.#scans;
  }

  /** Whether the picture has ended, or is not a JPEG. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether decoders hold the picture as a whole; undefined before its first scan. */
  get isWhole(): boolean | undefined {
    return this.#scans === 0 ? undefined : this.#isProgressive || this.#isPartial;
  }

  /** Reads on. */
  push(piece: Uint8Array): void {
    let at = 0;
    while (at < piece.length && !this.#isEnded) {
      if (this.#state === 'code') at = this.#findMarker(piece, at);
      else if (this.#state === 'ff') this.#begin(piece[at++]!);
      else at = this.#readSegment(piece, at);
    }
  }

  #findMarker(piece: Uint8Array, from: number): number {
    const at = piece.indexOf(0xff, from);
    if (at < 0) return piece.length;
    this.#state = 'ff';
    return at + 1;
  }

  #begin(code: number): void {
    // Fill bytes may precede a marker (ITU-T T.81, B.1.1.2).
    if (code === 0xff) return;
    const isRestart = code >= MARKER.restart[0] && code <= MARKER.restart[1];
    this.#state = 'code';
    if (code === MARKER.stuffed || isRestart || code === MARKER.start || code === MARKER.alone) return;
    if (code === MARKER.end) {
      this.#isEnded = true;
      return;
    }
    this.#state = 'length';
    this.#marker = code;
    this.#segment = [];
    this.#left = undefined;
  }

  #readSegment(piece: Uint8Array, from: number): number {
    let at = from;
    while (at < piece.length && this.#segment.length < LOOKED_AT && this.#left !== 0) {
      this.#segment.push(piece[at++]!);
      if (this.#left !== undefined) this.#left -= 1;
      if (this.#segment.length === 2) this.#left = this.#segment[0]! * 256 + this.#segment[1]! - 2;
    }
    if (this.#left !== undefined && (this.#segment.length >= LOOKED_AT || this.#left <= 0)) {
      const skipped = Math.min(Math.max(0, this.#left), piece.length - at);
      this.#left -= skipped;
      at += skipped;
      if (this.#left <= 0) this.#endSegment();
    }
    return at;
  }

  #endSegment(): void {
    this.#state = 'code';
    const [, , first = 0] = this.#segment;
    if (FRAMES.has(this.#marker)) {
      this.#isProgressive ||= PROGRESSIVE.has(this.#marker);
      // Precision, height and width precede the number of components (B.2.2).
      this.#frameParts = this.#segment[7] ?? 0;
    }
    if (this.#marker !== MARKER.scan) return;
    this.#scans += 1;
    if (this.#scans === 1) this.#isPartial = first < this.#frameParts;
  }
}
