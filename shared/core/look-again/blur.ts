import type { LumaPlane } from './luma-plane.ts';

/** The edge of the parts that a picture is judged by, in pixels. */
const PART_PX = 64;
/** Parts of less contrast than this, as a standard deviation, say nothing of sharpness. */
const LEAST_CONTRAST = 8;
/** How far the mean reaches on both sides, in pixels. */
const REACH_PX = 3;
/** Smaller differences of neighbours are noise. */
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
 * How blurred the sharpest parts of a picture are, from 0 to 1: a picture that was blurred once changes little when it
 * is blurred again (F. Crété-Roffet et al., "The blur effect: perception and estimation with a new no-reference
 * perceptual blur metric", 2007), here for each part, in the direction in which it is most blurred. The second sharpest
 * part decides, because a date or a logo that was printed on a picture is sharp.
 *
 * @returns undefined if no part has any contrast
 */
export function sharpnessBlur(plane: LumaPlane): number | undefined {
  const parts = partsOf(plane).filter((part) => contrastOf(plane, part) >= LEAST_CONTRAST);
  if (parts.length === 0) return undefined;
  const means = DIRECTIONS.map(([across, down]) => meansAlong(plane, across, down));
  const blurs = parts.map((part) =>
    Math.max(...DIRECTIONS.map(([across, down], at) => blurOf(plane, means[at]!, part, across, down))),
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

/** The mean of each pixel and its neighbours in one direction; the picture's edge goes on behind it. */
function meansAlong({ width, height, data }: LumaPlane, across: number, down: number): Float32Array {
  const means = new Float32Array(data.length);
  const [marginX, marginY] = [REACH_PX * Math.abs(across), REACH_PX * Math.abs(down)];
  const toNext = down * width + across;
  for (let y = 0; y < height; y += 1) {
    const isInside = y >= marginY && y < height - marginY;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let sum = 0;
      if (isInside && x >= marginX && x < width - marginX) {
        for (let step = -REACH_PX; step <= REACH_PX; step += 1) sum += data[at + step * toNext]!;
      } else {
        for (let step = -REACH_PX; step <= REACH_PX; step += 1) {
          const column = Math.min(width - 1, Math.max(0, x + step * across));
          const row = Math.min(height - 1, Math.max(0, y + step * down));
          sum += data[row * width + column]!;
        }
      }
      means[at] = sum / (2 * REACH_PX + 1);
    }
  }
  return means;
}

/** The share of the differences between neighbours that is left after blurring; 1 where there are none. */
function blurOf(
  { width, data }: LumaPlane,
  means: Float32Array,
  { left, top, right, bottom }: Part,
  across: number,
  down: number,
): number {
  let [differences, lost] = [0, 0];
  for (let y = Math.max(top, top + down); y < Math.min(bottom, bottom + down); y += 1) {
    for (let x = left + across; x < right; x += 1) {
      const at = y * width + x;
      const before = at - down * width - across;
      const difference = Math.max(0, Math.abs(data[at]! - data[before]!) - NOISE);
      differences += difference;
      lost += Math.max(0, difference - Math.abs(means[at]! - means[before]!));
    }
  }
  return differences > 0 ? 1 - lost / differences : 1;
}
