import { type RgbImage, WORKING_EDGE_PX } from '../pictures/image.ts';
import { LANCZOS3, resizeRegion } from '../pictures/resize.ts';

/**
 * Returns the picture scaled down so that its long edge is at most {@link WORKING_EDGE_PX}; unchanged if it already
 * is.
 */
export function toWorkingSize(image: RgbImage): RgbImage {
  const { width, height } = image;
  const scale = WORKING_EDGE_PX / Math.max(width, height);
  if (scale >= 1) return image;
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const whole = { left: 0, top: 0, width, height };
  return { width: across, height: down, data: resizeRegion(image, whole, across, down, LANCZOS3) };
}
