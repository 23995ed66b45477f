/** What is cropped at the left, top, right and bottom, as shares of width and height. */
export type Trims = readonly [number, number, number, number];

/**
 * Samples a trimmed plane at the centers of `edge` × `edge` cells, interpolating between its own.
 *
 * @param plane `planeEdge` × `planeEdge` values, row by row
 */
export function sampledPlane(
  plane: Uint8Array,
  planeEdge: number,
  [left, top, right, bottom]: Trims,
  edge: number,
): Float64Array {
  const out = new Float64Array(edge * edge);
  for (let y = 0; y < edge; y += 1) {
    const [above, below, low] = between(
      (top + ((y + 0.5) / edge) * (1 - top - bottom)) * planeEdge,
      planeEdge,
    );
    for (let x = 0; x < edge; x += 1) {
      const [before, after, far] = between(
        (left + ((x + 0.5) / edge) * (1 - left - right)) * planeEdge,
        planeEdge,
      );
      const first = plane[above * planeEdge + before]! * (1 - far) + plane[above * planeEdge + after]! * far;
      const second = plane[below * planeEdge + before]! * (1 - far) + plane[below * planeEdge + after]! * far;
      out[y * edge + x] = first * (1 - low) + second * low;
    }
  }
  return out;
}

/** The two cells around a position, and how far it is from the first to the second. */
function between(place: number, edge: number): readonly [number, number, number] {
  const at = Math.min(edge - 1, Math.max(0, place - 0.5));
  const first = Math.min(edge - 2, Math.floor(at));
  return [first, first + 1, at - first];
}
