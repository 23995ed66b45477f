import { CHROMA_EDGE, type Fingerprint, lumaHash, LUMA_EDGE } from './fingerprint.ts';
import { GREY_CHROMA } from './limits.ts';

/** The bits of a turn: a square of cells is mirrored at its center in either direction, then at its diagonal. */
const [MIRRORED_ACROSS, MIRRORED_DOWN, TRANSPOSED] = [1, 2, 4];

/** The orientation that is the same for rotated and mirrored versions of a picture. */
export interface UprightForm {
  /** The turn that leads to it, as a number: of two pictures with the same one, neither is turned. */
  readonly turn: number;
  /** The hash of the picture in this orientation. */
  readonly hash: Uint32Array;
}

/**
 * Finds the turn by which a picture's right half is lighter than its left, its lower half lighter than its upper, and
 * the difference larger across than down. So each picture is compared in one direction instead of eight. A picture
 * that is equally light on both sides may be missed.
 */
export function uprightForm({ luma }: Fingerprint): UprightForm {
  let [across, down] = [0, 0];
  const middle = (LUMA_EDGE - 1) / 2;
  for (let y = 0, at = 0; y < LUMA_EDGE; y += 1) {
    for (let x = 0; x < LUMA_EDGE; x += 1, at += 1) {
      across += luma[at]! * (x - middle);
      down += luma[at]! * (y - middle);
    }
  }
  const turn =
    (across < 0 ? MIRRORED_ACROSS : 0) +
    (down < 0 ? MIRRORED_DOWN : 0) +
    (Math.abs(across) < Math.abs(down) ? TRANSPOSED : 0);
  return { turn, hash: lumaHash(turned(luma, LUMA_EDGE, turn)) };
}

/** Turns a fingerprint to its upright form. The inner hash stays as it is. */
export function turnedPrint(print: Fingerprint, { turn, hash }: UprightForm): Fingerprint {
  const chroma = new Uint8Array(print.chroma.length);
  for (const start of [0, CHROMA_EDGE ** 2]) {
    chroma.set(turned(print.chroma.subarray(start, start + CHROMA_EDGE ** 2), CHROMA_EDGE, turn), start);
  }
  const aspect = turn & TRANSPOSED ? 1 / print.aspect : print.aspect;
  return { ...print, aspect, luma: turned(print.luma, LUMA_EDGE, turn), chroma, hash };
}

/** Returns whether a picture is colorless. */
export function isGrey({ chroma }: Fingerprint): boolean {
  let sum = 0;
  for (const value of chroma) sum += Math.abs(value - 128);
  return sum / chroma.length < GREY_CHROMA;
}

function turned(cells: Uint8Array, edge: number, turn: number): Uint8Array {
  const out = new Uint8Array(cells.length);
  const last = edge - 1;
  const start = (turn & MIRRORED_ACROSS ? last : 0) + (turn & MIRRORED_DOWN ? last * edge : 0);
  const across = turn & MIRRORED_ACROSS ? -1 : 1;
  const down = turn & MIRRORED_DOWN ? -edge : edge;
  const [alongRow, alongColumn] = turn & TRANSPOSED ? [down, across] : [across, down];
  for (let y = 0, to = 0; y < edge; y += 1) {
    for (let x = 0, from = start + y * alongColumn; x < edge; x += 1, to += 1, from += alongRow) {
      out[to] = cells[from]!;
    }
  }
  return out;
}
