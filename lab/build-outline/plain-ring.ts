import type { Ring } from './land-rings.ts';

/**
 * Returns the ring with the fewest points that keep all others within a distance of the line (Douglas and Peucker),
 * in degrees.
 */
export function plainRing(ring: Ring, withinDegrees: number): Ring {
  const half = Math.floor(ring.length / 2);
  // It ends where it starts, so it is cut in two.
  return [
    ...plainLine(ring.slice(0, half + 1), withinDegrees).slice(0, -1),
    ...plainLine(ring.slice(half), withinDegrees),
  ];
}

function plainLine(line: Ring, withinDegrees: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= withinDegrees) return [first, last];
  return [
    ...plainLine(line.slice(0, at + 1), withinDegrees).slice(0, -1),
    ...plainLine(line.slice(at), withinDegrees),
  ];
}

type Point = Ring[number];

/** Returns the distance from a point to the segment between two others. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / squared));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
