/** The maximum number of bytes of the codestream that its size and orientation take: 2 × 37 bits, and a few flags. */
const HEAD_BYTES = 16;
const BOX_BYTES = 8;
/** The number of bits of a size, by the two bits before it (ISO/IEC 18181-1, SizeHeader). */
const EDGE_BITS = [9, 13, 18, 30] as const;
/** The width-to-height ratio, by the three bits between them; 0 means a separate width. */
const RATIOS = [
  [1, 1],
  [12, 10],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
] as const;

/** As stored, with the EXIF orientation that decoders apply, 1 to 8. */
export interface JxlSize {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

/** Returns whether a file's first bytes are a JPEG XL's, bare or in a container. */
export function isJxl(header: Uint8Array): boolean {
  return isBare(header) || (typeAt(header, 4) === 'JXL ' && header[3] === 12);
}

/**
 * Reads the size of a JPEG XL and its orientation (ISO/IEC 18181-1, SizeHeader and ImageMetadata; 18181-2 for the
 * boxes).
 *
 * @param header the first bytes of the file
 * @returns undefined if they end before the size, or aren't a JPEG XL's
 */
export function jxlSize(header: Uint8Array): JxlSize | undefined {
  const stream = isBare(header) ? header.subarray(0, HEAD_BYTES) : codestreamHead(header);
  if (!isBare(stream)) return undefined;
  const bits = new Bits(stream.subarray(2));
  const isSmall = bits.read(1) === 1;
  const edge = () => (isSmall ? 8 * (1 + bits.read(5)) : 1 + bits.read(EDGE_BITS[bits.read(2)] ?? 0));
  const height = edge();
  const ratio = RATIOS[bits.read(3) - 1];
  const width = ratio ? Math.floor((height * ratio[0]) / ratio[1]) : edge();
  const isAllDefault = bits.read(1) === 1;
  const hasExtraFields = !isAllDefault && bits.read(1) === 1;
  const orientation = hasExtraFields ? 1 + bits.read(3) : 1;
  return bits.isOver ? undefined : { width, height, orientation };
}

function isBare(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0x0a;
}

/**
 * Returns the first bytes of the codestream in a container: in one box, or in parts, the first of which may be short.
 */
function codestreamHead(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const head: number[] = [];
  for (let at = 0; at + BOX_BYTES <= file.length && head.length < HEAD_BYTES;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 2 * BOX_BYTES <= file.length;
    const start = at + (isLong ? 2 : 1) * BOX_BYTES;
    const sizeBytes = isLong ? Number(view.getBigUint64(at + BOX_BYTES)) : short;
    const end = short === 0 ? file.length : at + sizeBytes;
    const type = typeAt(file, at + 4);
    // A part begins with its number.
    const from = type === 'jxlc' ? start : type === 'jxlp' ? start + 4 : end;
    head.push(...file.subarray(from, Math.min(end, from + HEAD_BYTES - head.length)));
    if (type === 'jxlc' || end < start) break;
    at = end;
  }
  return Uint8Array.from(head);
}

function typeAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Reads bits, the lowest of each byte first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether more was read than available. */
  get isOver(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, this.#at += 1) {
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value += ((byte >> (this.#at & 7)) & 1) * 2 ** bit;
    }
    return value;
  }
}
