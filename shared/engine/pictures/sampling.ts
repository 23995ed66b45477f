import type { RgbImage } from './image.ts';

/** A part of a picture. Edges are fractions of its size, 0 to 1. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE_IMAGE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** An area is sampled at this many points in each direction. */
const POINTS = 16;

/** Returns the inner part of a box, which shows less background. @param margin share of its width and height */
export function insetBy({ left, top, right, bottom }: Box, margin: number): Box {
  const [across, down] = [(right - left) * margin, (bottom - top) * margin];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
}

/** Returns the channels, 0 to 1, of evenly spaced pixels of an area, which may reach beyond the picture. */
export function pixelsIn(
  image: RgbImage,
  { left, top, right, bottom }: Box,
  points = POINTS,
): [red: number, green: number, blue: number][] {
  const pixels: [number, number, number][] = [];
  for (let row = 0; row < points; row += 1) {
    for (let column = 0; column < points; column += 1) {
      const x = left + ((right - left) * (column + 0.5)) / points;
      const y = top + ((bottom - top) * (row + 0.5)) / points;
      pixels.push(pixelAt(image, x, y));
    }
  }
  return pixels;
}

/** Returns the share of each name among an area's pixels, 0 to 1; those without a name have none. */
export function sharesIn<Name>(
  image: RgbImage,
  area: Box,
  nameOf: (rgb: readonly [number, number, number]) => Name | undefined,
): Map<Name, number> {
  const pixels = pixelsIn(image, area);
  const shares = new Map<Name, number>();
  for (const pixel of pixels) {
    const name = nameOf(pixel);
    if (name !== undefined) shares.set(name, (shares.get(name) ?? 0) + 1 / pixels.length);
  }
  return shares;
}

function pixelAt({ width, height, data }: RgbImage, x: number, y: number): [number, number, number] {
  const start = (cellAt(y, height) * width + cellAt(x, width)) * 3;
  return [data[start]! / 255, data[start + 1]! / 255, data[start + 2]! / 255];
}

function cellAt(share: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));
}
