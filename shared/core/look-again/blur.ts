import type { LumaPlane } from './luma-plane.ts';

/** The edge of the tiles that sharpness is judged by, in pixels. */
const PART_PX = 64;
/** Tiles of less contrast than this, as a standard deviation, tell nothing about sharpness. */
const LEAST_CONTRAST = 8;
/** The reach of the mean to both sides, in pixels. */
const REACH_PX = 3;
/** Smaller differences between neighbors are noise. */
const NOISE = 3;
/** Across, down, and both diagonals: a camera that moved blurs in one direction only. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns how blurred the sharpest tiles of a picture are, from 0 to 1: a blurred picture changes little when blurred
 * again (F. Crété-Roffet et al., "The blur effect: perception and estimation with a new no-reference perceptual blur
 * metric", 2007). Applied per tile, in its most blurred direction. The second sharpest tile decides, because a
 * printed date or logo is sharp.
 *
 * @returns undefined if no tile has any contrast
 */
export function sharpnessBlur(plane: LumaPlane): number | undefined {
  const parts = partsOf(plane).filter((part) => contrastOf(plane, part) >= LEAST_CONTRAST);
  if (parts.length === 0) return undefined;
  const columns = DIRECTIONS.map(([across]) => ({
    ahead: shifted(plane.width, across * REACH_PX),
    behind: shifted(plane.width, -across * (REACH_PX + 1)),
  }));
  const blurs = parts.map((part) =>
    Math.max(...DIRECTIONS.map((direction, at) => blurOf(plane, part, direction, columns[at]!))),
  );
  const sharpest = blurs.toSorted((one, other) => one - other);
  return sharpest[1] ?? sharpest[0];
}

function partsOf({ width, height }: LumaPlane): Part[] {
  const across = Math.max(1, Math.round(width / PART_PX));
  const down = Math.max(1, Math.round(height / PART_PX));
  return Array.from({ length: across * down }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    return {
      left: Math.floor((column * width) / across),
      right: Math.floor(((column + 1) * width) / across),
      top: Math.floor((row * height) / down),
      bottom: Math.floor(((row + 1) * height) / down),
    };
  });
}

function contrastOf({ width, data }: LumaPlane, { left, top, right, bottom }: Part): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const value = data[y * width + x]!;
      sum += value;
      squares += value * value;
    }
  }
  const pixels = Math.max(1, (right - left) * (bottom - top));
  return Math.sqrt(Math.max(0, squares / pixels - (sum / pixels) ** 2));
}

/** The pixel at this distance from each place on a line; the line's ends are repeated. */
function shifted(length: number, by: number): Int32Array {
  return Int32Array.from({ length }, (_, at) => Math.min(length - 1, Math.max(0, at + by)));
}

/**
 * Returns the share of the differences between neighbors that survives blurring; 1 if there are none. Blurring
 * replaces each pixel by the mean within reach. The means of two neighbors share all pixels but the first of one and
 * the last of the other, so their difference needs no means.
 */
function blurOf(
  { width, height, data }: LumaPlane,
  { left, top, right, bottom }: Part,
  [across, down]: (typeof DIRECTIONS)[number],
  columns: { readonly ahead: Int32Array; readonly behind: Int32Array },
): number {
  const { ahead, behind } = columns;
  const toBefore = -down * width - across;
  let [differences, lost] = [0, 0];
  for (let y = Math.max(top, top + down); y < Math.min(bottom, bottom + down); y += 1) {
    const rowAhead = Math.min(height - 1, Math.max(0, y + REACH_PX * down)) * width;
    const rowBehind = Math.min(height - 1, Math.max(0, y - (REACH_PX + 1) * down)) * width;
    for (let x = left + across; x < right; x += 1) {
      const at = y * width + x;
      const difference = Math.abs(data[at]! - data[at + toBefore]!) - NOISE;
      if (difference <= 0) continue;
      const afterwards = Math.abs(data[rowAhead + ahead[x]!]! - data[rowBehind + behind[x]!]!);
      differences += difference;
      lost += Math.max(0, difference - afterwards / (2 * REACH_PX + 1));
    }
  }
  return differences > 0 ? 1 - lost / differences : 1;
}
