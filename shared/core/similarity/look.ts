/** Pictures are scaled to this edge, whatever their shape, before their look is computed. */
export const LOOK_SOURCE_PX = 128;

/** Cells across and down. */
const EDGE = 16;
const CELLS = EDGE * EDGE;
const CELL_PX = LOOK_SOURCE_PX / EDGE;
/** The chroma value of gray. */
const GREY = 128;
/** Chroma varies less than luma, so its differences count for more. */
const COLOUR_WEIGHT = 4;
/** Pictures with a lower mean variance per cell have nothing recognizable. */
const LEAST_VARIANCE = 16;
/** Maximum shift between two photos, in cells in each direction: an eighth of the picture. */
const MOST_SHIFT = 2;

/**
 * A coarse descriptor of a picture: mean luma of 16 × 16 cells from the top left, then their mean Cb, then
 * their mean Cr, as in JFIF (ITU-T T.871, 7). 768 bytes, from which the picture cannot be reconstructed.
 */
export type Look = Uint8ClampedArray;

/**
 * Computes the look of a picture.
 *
 * @param rgb `LOOK_SOURCE_PX` squared pixels of three bytes
 */
export function lookOf(rgb: ArrayLike<number>): Look {
  const look = new Uint8ClampedArray(3 * CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const top = Math.floor(cell / EDGE) * CELL_PX;
    const left = (cell % EDGE) * CELL_PX;
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < top + CELL_PX; y += 1) {
      for (let x = left; x < left + CELL_PX; x += 1) {
        const at = (y * LOOK_SOURCE_PX + x) * 3;
        red += rgb[at]!;
        green += rgb[at + 1]!;
        blue += rgb[at + 2]!;
      }
    }
    const light = (0.299 * red + 0.587 * green + 0.114 * blue) / CELL_PX ** 2;
    look[cell] = light;
    look[CELLS + cell] = GREY + (blue / CELL_PX ** 2 - light) / 1.772;
    look[2 * CELLS + cell] = GREY + (red / CELL_PX ** 2 - light) / 1.402;
  }
  return look;
}

/**
 * Similarity of two pictures: 1 for the same picture, 0 for unrelated ones, -1 for inverted ones.
 *
 * The normalized cross-correlation (J. P. Lewis, "Fast Normalized Cross-Correlation", 1995) of the
 * overlapping cells, at the best shift within hand movement. Luma is taken relative to its mean, so that a
 * darker photo of the same scene is equally similar; chroma relative to gray. The similarity is 0 if a
 * picture is blank or a look has the wrong length.
 */
export function likeness(one: Look, other: Look): number {
  if (one.length !== 3 * CELLS || other.length !== 3 * CELLS) return 0;
  let best = -1;
  for (let down = -MOST_SHIFT; down <= MOST_SHIFT; down += 1) {
    for (let across = -MOST_SHIFT; across <= MOST_SHIFT; across += 1) {
      best = Math.max(best, likenessAt(one, other, across, down));
    }
  }
  return best;
}

function likenessAt(one: Look, other: Look, across: number, down: number): number {
  const [top, bottom] = [Math.max(0, down), Math.min(EDGE, EDGE + down)];
  const [left, right] = [Math.max(0, across), Math.min(EDGE, EDGE + across)];
  const cells = (bottom - top) * (right - left);
  const back = down * EDGE + across;
  let [sumOne, sumOther] = [0, 0];
  let [lightOne, lightOther, light] = [0, 0, 0];
  let [colourOne, colourOther, colour] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * EDGE + left; at < y * EDGE + right; at += 1) {
      const a = one[at]!;
      const b = other[at - back]!;
      sumOne += a;
      sumOther += b;
      lightOne += a * a;
      lightOther += b * b;
      light += a * b;
      // Both planes are written out: a loop over them takes 1.7 times as long.
      const blueOne = one[at + CELLS]! - GREY;
      const blueOther = other[at - back + CELLS]! - GREY;
      const redOne = one[at + 2 * CELLS]! - GREY;
      const redOther = other[at - back + 2 * CELLS]! - GREY;
      colourOne += blueOne * blueOne + redOne * redOne;
      colourOther += blueOther * blueOther + redOther * redOther;
      colour += blueOne * blueOther + redOne * redOther;
    }
  }
  const varianceOne = lightOne - (sumOne * sumOne) / cells + COLOUR_WEIGHT * colourOne;
  const varianceOther = lightOther - (sumOther * sumOther) / cells + COLOUR_WEIGHT * colourOther;
  if (Math.min(varianceOne, varianceOther) < LEAST_VARIANCE * cells) return 0;
  const together = light - (sumOne * sumOther) / cells + COLOUR_WEIGHT * colour;
  return together / Math.sqrt(varianceOne * varianceOther);
}
