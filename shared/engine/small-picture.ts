import { LOOK_SOURCE_PX } from '#core/look.ts';
import type { RgbImage } from './image.ts';
import { LANCZOS3, resizeRegion } from './resize.ts';

interface Size {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * How often a picture is halved before it is scaled to its target: until it is less than twice as large. Averages of
 * four pixels are much cheaper than a filter as wide as the whole reduction.
 */
export function halvingsTo(target: Size, picture: Size): number {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  return Math.max(0, Math.floor(Math.log2(scale)));
}

/**
 * Halves a picture: each pixel is the mean of two by two, rounded. An odd last row or column is left out.
 *
 * @param data pixels of `channels` bytes, of which the first three are red, green and blue
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
 * Scales a picture down to `target`: halves it as often as {@link halvingsTo} says, and filters the rest. Plain
 * arithmetic, so that every host gets the same bytes from the same pixels.
 */
export function toSmallPicture(picture: RgbImage, target: Size): RgbImage {
  let image = picture;
  for (let times = halvingsTo(target, picture); times > 0; times -= 1) image = halved(image, image.data, 3);
  const { width, height } = target;
  if (image.width === width && image.height === height) return image;
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return { width, height, data: resizeRegion(image, whole, width, height, LANCZOS3) };
}

/** The pixels from which `lookOf` computes the look of a picture, three bytes each. */
export function lookSource(image: RgbImage): Uint8Array {
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return resizeRegion(image, whole, LOOK_SOURCE_PX, LOOK_SOURCE_PX);
}
