import type { Region, RgbImage } from '../pictures/image.ts';
import { resizeRegion } from '../pictures/resize.ts';

/** The edge of the detector's square input, in pixels. */
export const DETECTOR_EDGE_PX = 320;
/** The share of the short edge that EfficientNet's own evaluation crops: 224 of 256. */
const CENTER_SHARE = 0.875;
/** The byte that pads the detector's input around the picture: its quantized zero. */
const PADDING = 127;

/** The center square, or the whole picture stretched into a square, as it is or mirrored. */
export type View = 'center' | 'whole' | 'mirrored';

/** Returns a classifier's square input for one view of a picture. */
export function viewInput(image: RgbImage, view: View, edgePx: number): Uint8Array {
  const input = resizeRegion(image, viewRegion(image, view), edgePx, edgePx);
  return view === 'mirrored' ? mirrored(input, edgePx) : input;
}

function viewRegion(image: RgbImage, view: View): Region {
  const { width, height } = image;
  if (view !== 'center') return { left: 0, top: 0, width, height };
  const edge = Math.min(width, height) * CENTER_SHARE;
  return { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge };
}

/** Swaps left and right. @param pixels a square, three bytes per pixel */
function mirrored(pixels: Uint8Array, edgePx: number): Uint8Array {
  const swapped = new Uint8Array(pixels.length);
  for (let row = 0; row < edgePx; row += 1) {
    for (let column = 0; column < edgePx; column += 1) {
      const from = (row * edgePx + column) * 3;
      swapped.set(pixels.subarray(from, from + 3), (row * edgePx + edgePx - 1 - column) * 3);
    }
  }
  return swapped;
}

/** Returns the detector's input, with the share of it that the picture fills from the top left corner. */
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
