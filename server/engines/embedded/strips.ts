/** A picture of one byte a pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Rows of a picture: from the first up to, but not including, the last. */
export interface Strip {
  readonly from: number;
  readonly to: number;
}

/** Strips are about so high, in rows: some ten lines of a page. */
const STRIP_ROWS = 250;
/** A cut may lie so many rows from where it should be: more than most lines of text take. */
const REACH_ROWS = 60;

/**
 * Cuts a picture into strips that can be read one after the other, so that what was read of it is there when the time
 * is up. Each cut lies between two lines of text, where the rows are plainest.
 */
export function stripsOf(image: GreyImage): Strip[] {
  const count = Math.max(1, Math.round(image.height / STRIP_ROWS));
  const cuts = Array.from({ length: count - 1 }, (_, index) =>
    plainestRow(image, Math.round(((index + 1) * image.height) / count)),
  );
  return [...cuts, image.height].map((to, index) => ({ from: cuts[index - 1] ?? 0, to }));
}

function plainestRow({ width, height, data }: GreyImage, wanted: number): number {
  let best = { row: wanted, ink: Infinity };
  const last = Math.min(height - 1, wanted + REACH_ROWS);
  for (let row = Math.max(1, wanted - REACH_ROWS); row <= last; row += 1) {
    let ink = 0;
    for (let at = row * width + 1; at < (row + 1) * width; at += 1)
      ink += Math.abs(data[at]! - data[at - 1]!);
    // Of rows that are equally plain the nearest one.
    const isBetter =
      ink < best.ink || (ink === best.ink && Math.abs(row - wanted) < Math.abs(best.row - wanted));
    if (isBetter) best = { row, ink };
  }
  return best.row;
}
