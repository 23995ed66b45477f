/** A grayscale image with one byte per pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A range of rows: `from` inclusive, `to` exclusive. */
export interface Strip {
  readonly from: number;
  readonly to: number;
}

/** Approximate height of a strip, in rows: about ten lines of a page. */
const STRIP_ROWS = 250;
/** A cut may be moved by this many rows, which is more than the height of most lines of text. */
const REACH_ROWS = 60;

/**
 * Cuts an image into strips that are read one after another, so that a timeout keeps the text of the strips read so
 * far. Each cut is at the row with the least contrast, which is between two lines of text.
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
    // Of equally plain rows, the nearest one.
    const isBetter =
      ink < best.ink || (ink === best.ink && Math.abs(row - wanted) < Math.abs(best.row - wanted));
    if (isBetter) best = { row, ink };
  }
  return best.row;
}
