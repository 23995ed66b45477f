/** A grayscale image: one byte per pixel, 0 black to 255 white, row by row. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// Measured on 720 photos of pages, receipts, notes and screenshots and on 389 others, none larger than clients send:
// with these thresholds, 77 % of the former count as text, and 17 % of the latter (façades, fences, signs).
/** The minimum share of pixels with nearly the same brightness, such as paper or the background of a window. */
const MIN_GROUND = 0.25;
/** The minimum share of cells that look like writing. */
const MIN_WRITTEN = 0.08;

/** The side of a cell, in pixels: a few letters. */
const CELL = 16;
/**
 * The difference between neighboring pixels: at least this much at the edge of a stroke, at most this much on a flat
 * background.
 */
const INK_STEP = 40;
const FLAT_STEP = 8;
/**
 * The minimum shares of stroke edges and of flat background in a cell with writing. Noise has no flat background; a
 * plain wall has no stroke edges.
 */
const MIN_INK = 0.06;
const MIN_FLAT = 0.35;

/** Brightness levels of the histogram; two adjacent levels count as nearly the same brightness. */
const LEVELS = 32;

/**
 * Returns whether an image likely contains text: much of it has the same brightness, and many cells have sharp
 * strokes on a flat background.
 */
export function hasLikelyText(picture: GreyPicture): boolean {
  return groundShare(picture.pixels) >= MIN_GROUND && writtenShare(picture) >= MIN_WRITTEN;
}

function groundShare(pixels: Uint8Array): number {
  const counts = new Uint32Array(LEVELS + 1);
  for (const pixel of pixels) counts[Math.floor((pixel * LEVELS) / 256)]! += 1;
  let most = 0;
  for (let level = 0; level < LEVELS; level += 1) most = Math.max(most, counts[level]! + counts[level + 1]!);
  return most / Math.max(1, pixels.length);
}

function writtenShare(picture: GreyPicture): number {
  let cells = 0;
  let written = 0;
  for (let top = 0; top + CELL <= picture.height; top += CELL) {
    for (let left = 0; left + CELL <= picture.width; left += CELL) {
      cells += 1;
      if (isWritten(picture, left, top)) written += 1;
    }
  }
  return written / Math.max(1, cells);
}

function isWritten({ pixels, width }: GreyPicture, left: number, top: number): boolean {
  let ink = 0;
  let flat = 0;
  for (let y = top; y < top + CELL; y += 1) {
    for (let at = y * width + left + 1; at < y * width + left + CELL; at += 1) {
      const step = Math.abs(pixels[at]! - pixels[at - 1]!);
      if (step >= INK_STEP) ink += 1;
      else if (step <= FLAT_STEP) flat += 1;
    }
  }
  const steps = CELL * (CELL - 1);
  return ink >= MIN_INK * steps && flat >= MIN_FLAT * steps;
}
