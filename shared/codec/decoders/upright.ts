import type { PictureSize } from '../picture-size.ts';
import type { Raster } from './raster.ts';

/**
 * Returns a picture as displayed: rotated and flipped according to its EXIF orientation (CIPA DC-008, Orientation).
 *
 * @param stored the pixels as stored in the file; returned unchanged if they need no turning or cropping
 * @param kept how much of it is shown, from its first row and column, before turning
 * @param orientation 1 to 8; any other, which a damaged file may have, leaves it as stored
 */
export function upright(stored: Raster, kept: PictureSize, orientation: number): Raster {
  if (orientation === 1 && kept.width === stored.width && kept.height === stored.height) return stored;
  const { start, across, down } = wayThrough(stored.width, kept, orientation);
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  const [width, height] = isOnItsSide ? [kept.height, kept.width] : [kept.width, kept.height];
  // One pixel, four bytes, at a time.
  const from = new Uint32Array(stored.data.buffer, stored.data.byteOffset, stored.width * stored.height);
  const to = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0, source = start + y * down; x < width; x += 1, at += 1, source += across) {
      to[at] = from[source]!;
    }
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}

interface Way {
  /** The stored pixel that is displayed first, at the top left. */
  readonly start: number;
  /** The offset from one displayed pixel to the next in its row. */
  readonly across: number;
  /** The offset from one displayed row to the next. */
  readonly down: number;
}

function wayThrough(row: number, { width, height }: PictureSize, orientation: number): Way {
  const right = width - 1;
  const bottom = (height - 1) * row;
  switch (orientation) {
    case 2:
      return { start: right, across: -1, down: row };
    case 3:
      return { start: right + bottom, across: -1, down: -row };
    case 4:
      return { start: bottom, across: 1, down: -row };
    case 5:
      return { start: 0, across: row, down: 1 };
    case 6:
      return { start: bottom, across: -row, down: 1 };
    case 7:
      return { start: right + bottom, across: -row, down: -1 };
    case 8:
      return { start: right, across: row, down: -1 };
    default:
      return { start: 0, across: 1, down: row };
  }
}
