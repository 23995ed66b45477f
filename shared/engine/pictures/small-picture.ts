import { LOOK_SOURCE_PX } from '#core/similarity/look.ts';
import type { RgbImage } from './image.ts';
import { LANCZOS3, resizeRegion } from './resize.ts';

interface Size {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * A picture of at least this share of the wanted size is left unchanged: halving is many times cheaper than
 * filtering.
 */
const NEARLY = 0.97;

/**
 * The factors by which a JPEG can be scaled down during decoding, which takes a fraction of the time: libjpeg-turbo
 * has a fast decoder for each of these, and gives the same pixels on every host.
 */
export type DecodeShrink = 1 | 2 | 4 | 8;

/** Returns the largest of them that leaves a picture nearly as large as wanted. */
export function decodeShrinkFor({ width, height }: Size, longEdgePx: number): DecodeShrink {
  const shrinks = [8, 4, 2] as const;
  return shrinks.find((shrink) => Math.max(width, height) >= shrink * NEARLY * longEdgePx) ?? 1;
}

/** Returns whether a picture is halved on its way to a long edge of at most `longEdgePx`. */
export function isHalved({ width, height }: Size, longEdgePx: number): boolean {
  return Math.max(width, height) >= 2 * NEARLY * longEdgePx && Math.min(width, height) >= 2;
}

/**
 * Halves a picture: each pixel is the mean of two by two, rounded. An odd last row or column is left out.
 *
 * @param data pixels of `channels` bytes, the first three of which are red, green and blue
 */
export function halved({ width, height }: Size, data: ArrayLike<number>, channels: 3 | 4): RgbImage {
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
  const out = new Uint8Array(across * down * 3);
  const row = width * channels;
  let to = 0;
  for (let y = 0; y < down; y += 1) {
    let at = 2 * y * row;
    for (let x = 0; x < across; x += 1, at += 2 * channels, to += 3) {
      const right = at + channels;
      const below = at + row;
      const beside = right + row;
      out[to] = (data[at]! + data[right]! + data[below]! + data[beside]! + 2) >> 2;
      out[to + 1] = (data[at + 1]! + data[right + 1]! + data[below + 1]! + data[beside + 1]! + 2) >> 2;
      out[to + 2] = (data[at + 2]! + data[right + 2]! + data[below + 2]! + data[beside + 2]! + 2) >> 2;
    }
  }
  return { width: across, height: down, data: out };
}

/**
 * Scales a picture down so that its long edge is at most `longEdgePx`, and seldom less than {@link NEARLY} of it: halves
 * it as often as possible, and filters the rest. Plain arithmetic, so that every host gets the same bytes from the same
 * pixels.
 */
export function toSmallPicture(picture: RgbImage, longEdgePx: number): RgbImage {
  let image = picture;
  while (isHalved(image, longEdgePx)) image = halved(image, image.data, 3);
  const scale = longEdgePx / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return { width, height, data: resizeRegion(image, whole, width, height, LANCZOS3) };
}

/** Returns the pixels from which `lookOf` computes the look of a picture, three bytes each. */
export function lookSource(image: RgbImage): Uint8Array {
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return resizeRegion(image, whole, LOOK_SOURCE_PX, LOOK_SOURCE_PX);
}
