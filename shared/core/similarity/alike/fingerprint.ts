import type { RgbPixels } from '../../bytes/rgb-pixels.ts';
import { sampledPlane, type Trims } from './sampled-plane.ts';

/** The edge of a fingerprint's luma, in cells. */
export const LUMA_EDGE = 64;
/** The edge of its chroma, in cells. */
export const CHROMA_EDGE = 16;
/** The edge of the block of frequencies in the hash. */
const HASH_EDGE = 16;
const CELLS = LUMA_EDGE ** 2;
/** The margin of the inner hash at each edge: a cropped picture's is near the whole one's hash. */
const INNER: Trims = [0.04, 0.04, 0.04, 0.04];
/** The chroma value of gray. */
const GREY = 128;

/** The data by which near copies are recognized. It never leaves the device. */
export interface Fingerprint {
  /** Width divided by height. */
  readonly aspect: number;
  /** The size of the source picture, in pixels. */
  readonly pixels: number;
  /** 256 bits: which low frequencies are stronger than the median. */
  readonly hash: Uint32Array;
  /** The same for the picture without its edges. */
  readonly innerHash: Uint32Array;
  /** Mean luma of 64 × 64 cells. */
  readonly luma: Uint8Array;
  /** Mean Cb of 16 × 16 cells, then their mean Cr, as in JFIF (ITU-T T.871, 7). */
  readonly chroma: Uint8Array;
  /** Mean difference between neighboring cells: 0 for a blank picture. */
  readonly detail: number;
}

/**
 * Computes the fingerprint of a picture. The hash follows PDQ (Facebook, "The TMK+PDQF video-hashing algorithm and
 * the PDQ image-hashing algorithm", 2019): the discrete cosine transform of 64 × 64 cells, with one bit for each of
 * the frequencies 1 to 16 in both directions that is above the median.
 */
export function fingerprintOf(picture: RgbPixels): Fingerprint {
  const [red, green, blue] = meansOf(picture);
  const luma = new Float64Array(CELLS);
  const cb = new Float64Array(CELLS);
  const cr = new Float64Array(CELLS);
  for (let at = 0; at < CELLS; at += 1) {
    const light = 0.299 * red[at]! + 0.587 * green[at]! + 0.114 * blue[at]!;
    luma[at] = light;
    cb[at] = GREY + (blue[at]! - light) / 1.772;
    cr[at] = GREY + (red[at]! - light) / 1.402;
  }
  const rounded = Uint8Array.from(luma, Math.round);
  return {
    aspect: picture.width / picture.height,
    pixels: picture.width * picture.height,
    ...inOneBuffer({
      hash: hashOf(luma),
      innerHash: hashOf(sampledPlane(rounded, LUMA_EDGE, INNER, LUMA_EDGE)),
      luma: rounded,
      chroma: Uint8Array.from([...chromaOf(cb), ...chromaOf(cr)]),
    }),
    detail: detailOf(luma),
  };
}

/** Returns the hash of a fingerprint's luma. */
export function lumaHash(luma: Uint8Array): Uint32Array {
  return hashOf(Float64Array.from(luma));
}

type Parts = Pick<Fingerprint, 'hash' | 'innerHash' | 'luma' | 'chroma'>;

/** Copies the parts into one buffer: for ten thousand photos, separate buffers take 20 MB more in browsers. */
function inOneBuffer({ hash, innerHash, luma, chroma }: Parts): Parts {
  const hashes = hash.byteLength + innerHash.byteLength;
  const buffer = new ArrayBuffer(hashes + luma.length + chroma.length);
  const copy = {
    hash: new Uint32Array(buffer, 0, hash.length),
    innerHash: new Uint32Array(buffer, hash.byteLength, innerHash.length),
    luma: new Uint8Array(buffer, hashes, luma.length),
    chroma: new Uint8Array(buffer, hashes + luma.length),
  };
  copy.hash.set(hash);
  copy.innerHash.set(innerHash);
  copy.luma.set(luma);
  copy.chroma.set(chroma);
  return copy;
}

/** Returns the number of differing bits of two hashes, from 0 to 256; unrelated pictures differ in half. */
export function hashDistance(one: Uint32Array, other: Uint32Array): number {
  let bits = 0;
  for (let word = 0; word < one.length; word += 1) {
    // Counts 32 bits at once (Warren, "Hacker's Delight", 5.1).
    let different = one[word]! ^ other[word]!;
    different -= (different >>> 1) & 0x55555555;
    different = (different & 0x33333333) + ((different >>> 2) & 0x33333333);
    bits += Math.imul((different + (different >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return bits;
}

/** The mean of each color in 64 × 64 cells, whose edges may fall within pixels. */
function meansOf({ width, height, data }: RgbPixels): readonly [Float64Array, Float64Array, Float64Array] {
  const { firsts, ends, shares } = cellPixels(width);
  const rows = cellShares(height);
  const means = [new Float64Array(CELLS), new Float64Array(CELLS), new Float64Array(CELLS)] as const;
  const line = new Float64Array(3 * LUMA_EDGE);
  for (let y = 0; y < height; y += 1) {
    for (let cell = 0, pixel = 0; cell < LUMA_EDGE; cell += 1) {
      let [red, green, blue] = [0, 0, 0];
      let at = (y * width + firsts[cell]!) * 3;
      for (const end = ends[cell]!; pixel < end; pixel += 1, at += 3) {
        const share = shares[pixel]!;
        red += share * data[at]!;
        green += share * data[at + 1]!;
        blue += share * data[at + 2]!;
      }
      line[3 * cell] = red;
      line[3 * cell + 1] = green;
      line[3 * cell + 2] = blue;
    }
    for (const { cell, share } of rows[y]!) {
      for (let x = 0; x < LUMA_EDGE; x += 1) {
        const at = cell * LUMA_EDGE + x;
        means[0][at]! += share * line[3 * x]!;
        means[1][at]! += share * line[3 * x + 1]!;
        means[2][at]! += share * line[3 * x + 2]!;
      }
    }
  }
  return means;
}

/**
 * The first pixel of each cell of a row, and where the weights of its pixels end: without a list per pixel, a picture
 * takes a third of the time.
 */
function cellPixels(pixels: number): { firsts: Int32Array; ends: Int32Array; shares: Float64Array } {
  const cells = Array.from({ length: LUMA_EDGE }, () => ({ first: 0, shares: new Array<number>() }));
  for (const [pixel, lying] of cellShares(pixels).entries()) {
    for (const { cell, share } of lying) {
      const own = cells[cell]!;
      if (own.shares.length === 0) own.first = pixel;
      own.shares.push(share);
    }
  }
  let end = 0;
  return {
    firsts: Int32Array.from(cells, ({ first }) => first),
    ends: Int32Array.from(cells, ({ shares }) => (end += shares.length)),
    shares: Float64Array.from(cells.flatMap(({ shares }) => shares)),
  };
}

/** The cells that each pixel of a row or column falls in, with its share of each. */
function cellShares(
  pixels: number,
): readonly (readonly { readonly cell: number; readonly share: number }[])[] {
  const perPixel = LUMA_EDGE / pixels;
  return Array.from({ length: pixels }, (_, pixel) => {
    const [from, to] = [pixel * perPixel, (pixel + 1) * perPixel];
    const shares = [];
    for (let cell = Math.floor(from); cell < Math.min(LUMA_EDGE, to); cell += 1) {
      const share = Math.min(to, cell + 1) - Math.max(from, cell);
      if (share > 1e-9) shares.push({ cell, share });
    }
    return shares;
  });
}

function chromaOf(plane: Float64Array): Uint8Array {
  const side = LUMA_EDGE / CHROMA_EDGE;
  const out = new Float64Array(CHROMA_EDGE ** 2);
  plane.forEach((value, at) => {
    const [x, y] = [at % LUMA_EDGE, Math.floor(at / LUMA_EDGE)];
    const cell = Math.floor(y / side) * CHROMA_EDGE + Math.floor(x / side);
    out[cell]! += value / side ** 2;
  });
  return Uint8Array.from(out, Math.round);
}

function detailOf(luma: Float64Array): number {
  let sum = 0;
  for (let y = 0; y < LUMA_EDGE; y += 1) {
    for (let x = 1; x < LUMA_EDGE; x += 1) {
      sum += Math.abs(luma[y * LUMA_EDGE + x]! - luma[y * LUMA_EDGE + x - 1]!);
      sum += Math.abs(luma[x * LUMA_EDGE + y]! - luma[(x - 1) * LUMA_EDGE + y]!);
    }
  }
  return sum / (2 * LUMA_EDGE * (LUMA_EDGE - 1));
}

const HALF_EDGE = LUMA_EDGE / 2;

/** Cosines of the frequencies 1 to 16 at the middle of each cell of the first half; see {@link strengthsOf}. */
const COSINES = Float64Array.from({ length: HASH_EDGE * HALF_EDGE }, (_, at) => {
  const frequency = Math.floor(at / HALF_EDGE) + 1;
  return Math.cos((Math.PI / LUMA_EDGE) * ((at % HALF_EDGE) + 0.5) * frequency);
});

/**
 * Returns the strengths of the frequencies 1 to 16 in each line of 64 values: by frequency, then by line. The cosines of
 * the second half mirror those of the first, with the other sign for odd frequencies, so each line is folded first.
 */
function strengthsOf(lines: Float64Array): Float64Array {
  const count = lines.length / LUMA_EDGE;
  const strengths = new Float64Array(count * HASH_EDGE);
  const [sums, differences] = [new Float64Array(HALF_EDGE), new Float64Array(HALF_EDGE)];
  for (let line = 0; line < count; line += 1) {
    const first = line * LUMA_EDGE;
    for (let at = 0; at < HALF_EDGE; at += 1) {
      const [value, mirrored] = [lines[first + at]!, lines[first + LUMA_EDGE - 1 - at]!];
      sums[at] = value + mirrored;
      differences[at] = value - mirrored;
    }
    for (let wave = 0; wave < HASH_EDGE; wave += 1) {
      const folded = wave % 2 === 0 ? differences : sums;
      let sum = 0;
      for (let at = 0; at < HALF_EDGE; at += 1) sum += COSINES[wave * HALF_EDGE + at]! * folded[at]!;
      strengths[wave * count + line] = sum;
    }
  }
  return strengths;
}

function hashOf(luma: Float64Array): Uint32Array {
  const strengths = strengthsOf(strengthsOf(luma));
  const sorted = strengths.toSorted();
  const median = (sorted[sorted.length / 2 - 1]! + sorted[sorted.length / 2]!) / 2;
  const hash = new Uint32Array(8);
  strengths.forEach((strength, bit) => {
    if (strength > median) hash[bit >>> 5]! |= 1 << (bit & 31);
  });
  return hash;
}
