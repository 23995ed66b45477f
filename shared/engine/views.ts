import type { Region, RgbImage } from './image.ts';
import { resizeRegion } from './resize.ts';

/** Edge of the classifier's square input, pixels. */
export const CLASSIFIER_EDGE_PX = 224;
/** Edge of the detector's square input, pixels. */
export const DETECTOR_EDGE_PX = 320;
/** The part of the short edge that EfficientNet's own evaluation keeps: 224 of 256. */
const CENTER_SHARE = 0.875;
/** What fills the detector's input beside the picture: the byte that stands for zero. */
const PADDING = 127;

export type View = 'center' | 'whole' | 'start' | 'end';

/** The classifier's input for one way of looking at a picture. */
export function classifierInput(image: RgbImage, view: View): Uint8Array {
  return resizeRegion(image, viewRegion(image, view), CLASSIFIER_EDGE_PX, CLASSIFIER_EDGE_PX);
}

function viewRegion(image: RgbImage, view: View): Region {
  const { width, height } = image;
  const short = Math.min(width, height);
  switch (view) {
    case 'center': {
      const edge = short * CENTER_SHARE;
      return { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge };
    }
    case 'whole':
      return { left: 0, top: 0, width, height };
    case 'start':
      return { left: 0, top: 0, width: short, height: short };
    case 'end':
      return { left: width - short, top: height - short, width: short, height: short };
  }
}

/** The detector's input, with the share of it that the picture fills from the top left corner. */
export function detectorInput(image: RgbImage): {
  input: Uint8Array;
  frame: { readonly width: number; readonly height: number };
} {
  const scale = DETECTOR_EDGE_PX / Math.max(image.width, image.height);
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const pixels = resizeRegion(image, whole, width, height);
  const input = new Uint8Array(DETECTOR_EDGE_PX * DETECTOR_EDGE_PX * 3).fill(PADDING);
  for (let row = 0; row < height; row += 1) {
    input.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * DETECTOR_EDGE_PX * 3);
  }
  return { input, frame: { width: width / DETECTOR_EDGE_PX, height: height / DETECTOR_EDGE_PX } };
}
