import type { Face } from '#core/people/face.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { resizeRegion } from '#engine/pictures/resize.ts';
import { FACE_CROP } from '../limits.ts';

/** Returns a small square JPEG of a face with some of its surroundings. */
export async function faceCrop(
  image: RgbImage,
  face: Pick<Face, 'left' | 'top' | 'width' | 'height'>,
): Promise<Blob> {
  const [width, height] = [face.width * image.width, face.height * image.height];
  const edge = Math.min(Math.max(width, height) * FACE_CROP.size, image.width, image.height);
  const inside = (middle: number, length: number) => Math.min(Math.max(0, middle - edge / 2), length - edge);
  const region = {
    left: inside((face.left + face.width / 2) * image.width, image.width),
    top: inside((face.top + face.height / 2) * image.height, image.height),
    width: edge,
    height: edge,
  };
  const { edgePx } = FACE_CROP;
  const rgb = resizeRegion(image, region, edgePx, edgePx);
  const pixels = new ImageData(edgePx, edgePx);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    pixels.data.set(rgb.subarray(from, from + 3), to);
    pixels.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(edgePx, edgePx);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: FACE_CROP.quality });
}
