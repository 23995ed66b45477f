import { CHROMA_EDGE, type Fingerprint, LUMA_EDGE } from './fingerprint.ts';
import { sampledPlane, type Trims } from './sampled-plane.ts';

/** How two pictures differ at their best alignment. */
export interface Difference {
  /** Normalized cross-correlation of their luma: 1 for the same picture. */
  readonly correlation: number;
  /** The largest difference of a block of luma, relative to the contrast of the whole picture. */
  readonly worstBlock: number;
  /** The mean difference of their chroma, in steps of 255. */
  readonly colour: number;
  /** The share of one picture's area that the other shows. */
  readonly shared: number;
}

const NOTHING: Trims = [0, 0, 0, 0];
/** Cells across and down for aligning pictures, and for comparing them. */
const COARSE = 32;
const FINE = 48;
/** Blocks across and down that are compared one by one. */
const BLOCKS = 8;
/** The most that may be cropped at one edge. */
const MOST = 0.14;
/** The first trims to try, the same at each edge. */
const FIRST = [0, 0.025, 0.05, 0.075, 0.1] as const;
/** The steps of the search for better trims, one edge at a time. */
const STEPS = [0.03, 0.015, 0.0075, 0.003] as const;

/** Compares two pictures, one of which may be a cropped version of the other. */
export function differenceOf(one: Fingerprint, other: Fingerprint): Difference {
  const forth = bestTrims(one, other);
  const back = bestTrims(other, one);
  return forth.correlation >= back.correlation
    ? compared(one, forth.trims, other)
    : compared(other, back.trims, one);
}

/** Compares two pictures uncropped, in a tenth of the time that finding the crop takes. */
export function untrimmedDifference(one: Fingerprint, other: Fingerprint): Difference {
  return compared(one, NOTHING, other);
}

/** Finds the trim of a picture that looks most like another. */
function bestTrims(whole: Fingerprint, part: Fingerprint) {
  const wanted = sampled(part, NOTHING, COARSE);
  const score = (trims: Trims) => correlationOf(sampled(whole, trims, COARSE), wanted);
  let best: { trims: Trims; correlation: number } = { trims: NOTHING, correlation: -1 };
  const consider = (trims: Trims): boolean => {
    const correlation = score(trims);
    if (correlation <= best.correlation) return false;
    best = { trims, correlation };
    return true;
  };
  for (const trim of FIRST) consider([trim, trim, trim, trim]);
  for (const step of STEPS) {
    let isBetter = true;
    while (isBetter) {
      isBetter = false;
      for (let edge = 0; edge < 4; edge += 1) {
        for (const sign of [step, -step]) {
          const trim = best.trims[edge]! + sign;
          if (trim < 0 || trim > MOST) continue;
          const trims = best.trims.with(edge, trim) as unknown as Trims;
          if (consider(trims)) isBetter = true;
        }
      }
    }
  }
  return best;
}

function compared(whole: Fingerprint, trims: Trims, part: Fingerprint): Difference {
  const [left, top, right, bottom] = trims;
  const one = smoothed(sampled(whole, trims, FINE), FINE);
  const other = smoothed(sampled(part, NOTHING, FINE), FINE);
  return {
    correlation: correlationOf(one, other),
    worstBlock: worstBlockOf(one, other),
    colour: colourDifference(whole, trims, part),
    shared: (1 - left - right) * (1 - top - bottom),
  };
}

/** The luma of a trimmed picture at the centers of `edge` × `edge` cells, interpolated. */
function sampled({ luma }: Fingerprint, trims: Trims, edge: number): Float64Array {
  return sampledPlane(luma, LUMA_EDGE, trims, edge);
}

/** Averages three by three cells: fine texture differs between two sizes of one picture. */
function smoothed(cells: Float64Array, edge: number): Float64Array {
  const out = new Float64Array(cells.length);
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      let [sum, count] = [0, 0];
      for (let down = Math.max(0, y - 1); down <= Math.min(edge - 1, y + 1); down += 1) {
        for (let across = Math.max(0, x - 1); across <= Math.min(edge - 1, x + 1); across += 1) {
          sum += cells[down * edge + across]!;
          count += 1;
        }
      }
      out[y * edge + x] = sum / count;
    }
  }
  return out;
}

interface Moments {
  readonly meanOne: number;
  readonly meanOther: number;
  readonly varianceOne: number;
  readonly varianceOther: number;
  readonly together: number;
}

function momentsOf(one: Float64Array, other: Float64Array): Moments {
  let [sumOne, sumOther, squareOne, squareOther, product] = [0, 0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]!, other[at]!];
    sumOne += a;
    sumOther += b;
    squareOne += a * a;
    squareOther += b * b;
    product += a * b;
  }
  const cells = one.length;
  const [meanOne, meanOther] = [sumOne / cells, sumOther / cells];
  return {
    meanOne,
    meanOther,
    varianceOne: squareOne / cells - meanOne ** 2,
    varianceOther: squareOther / cells - meanOther ** 2,
    together: product / cells - meanOne * meanOther,
  };
}

/** From -1 to 1; 0 if one of them is blank. */
function correlationOf(one: Float64Array, other: Float64Array): number {
  const { varianceOne, varianceOther, together } = momentsOf(one, other);
  const scale = Math.sqrt(varianceOne * varianceOther);
  return scale < 1 ? 0 : together / scale;
}

/** The brightness and contrast of one are fitted to the other first. */
function worstBlockOf(one: Float64Array, other: Float64Array): number {
  const { meanOne, meanOther, varianceOne, varianceOther, together } = momentsOf(one, other);
  const gain = varianceOne === 0 ? 0 : together / varianceOne;
  const cells = FINE / BLOCKS;
  const sums = new Float64Array(BLOCKS ** 2);
  for (let y = 0; y < FINE; y += 1) {
    for (let x = 0; x < FINE; x += 1) {
      const at = y * FINE + x;
      const rest = other[at]! - meanOther - gain * (one[at]! - meanOne);
      sums[Math.floor(y / cells) * BLOCKS + Math.floor(x / cells)]! += rest * rest;
    }
  }
  return Math.sqrt(Math.max(...sums) / cells ** 2 / Math.max(1, varianceOther));
}

function colourDifference(whole: Fingerprint, trims: Trims, part: Fingerprint): number {
  const cells = CHROMA_EDGE ** 2;
  let sum = 0;
  for (const plane of [0, 1]) {
    const one = sampledPlane(
      whole.chroma.subarray(plane * cells, (plane + 1) * cells),
      CHROMA_EDGE,
      trims,
      CHROMA_EDGE,
    );
    for (let at = 0; at < cells; at += 1) sum += Math.abs(one[at]! - part.chroma[plane * cells + at]!);
  }
  return sum / (2 * cells);
}
