import type { Region, RgbImage } from '../pictures/image.ts';
import { resizeRegion } from '../pictures/resize.ts';
import type { FaceBox, Point } from './face-box.ts';

/** The tolerance for rounding in a division, so that it doesn't count as a missing pixel. */
const EDGE_SLACK = 1e-6;

/** The source of a network's input: the picture's point at its pixel (0, 0), and the steps to the right and down. */
interface Grid {
  readonly origin: Point;
  readonly right: Point;
  readonly down: Point;
}

/** The edge of dlib's face chip in pixels. */
const CHIP_PX = 150;
/** The margin of dlib's face chips on each side, as a share of the face's size (`get_face_chip_details`). */
const CHIP_MARGIN = 0.25;
/**
 * The means of the points by which dlib aligns faces, as shares of the face's size: the right eye, the left eye and
 * the mouth (dlib/image_transforms/interpolation.h).
 */
const MEAN_FACE = {
  rightEye: { x: 0.224, y: 0.2185 },
  leftEye: { x: 0.756, y: 0.2185 },
  mouth: { x: 0.49, y: 0.797 },
};
/** The values that dlib subtracts from each color, and the divisor (dlib/dnn/input.h). */
const DLIB_MEANS = [122.782, 117.001, 104.298] as const;
const DLIB_SCALE = 256;

/**
 * Returns a square part of the picture as input for the detectors: float32 [edge, edge, 3], −1 to 1.
 *
 * @param view in pixels of the picture; black outside the picture
 */
export function detectorInput(image: RgbImage, view: Region, edgePx: number): Float32Array {
  const out = new Float32Array(edgePx * edgePx * 3).fill(-1);
  const scale = edgePx / view.width;
  const across = shownSpan(view.left, image.width, scale, edgePx);
  const down = shownSpan(view.top, image.height, scale, edgePx);
  if (across.count <= 0 || down.count <= 0) return out;
  const region = {
    left: view.left + across.from / scale,
    top: view.top + down.from / scale,
    width: across.count / scale,
    height: down.count / scale,
  };
  const pixels = resizeRegion(image, region, across.count, down.count);
  for (let row = 0; row < down.count; row += 1) {
    const to = ((down.from + row) * edgePx + across.from) * 3;
    const from = row * across.count * 3;
    for (let at = 0; at < across.count * 3; at += 1) out[to + at] = pixels[from + at]! / 127.5 - 1;
  }
  return out;
}

/** Returns the pixels of the input that the picture covers, in one direction. */
function shownSpan(start: number, length: number, scale: number, edgePx: number) {
  const from = Math.max(0, Math.ceil(-start * scale - EDGE_SLACK));
  const end = Math.min(edgePx, Math.floor((length - start) * scale + EDGE_SLACK));
  return { from, count: end - from };
}

/**
 * Returns the face, turned upright and scaled, as input for dlib's network: float32 [150, 150, 3].
 *
 * @param isMirrored returns its mirror image
 */
export function chipInput(image: RgbImage, face: FaceBox, isMirrored = false): Float32Array {
  const grid = chipGrid(face);
  const turned = isMirrored ? mirrored(grid) : grid;
  return sampled(image, turned, CHIP_PX, (value, channel) => (value - DLIB_MEANS[channel]!) / DLIB_SCALE);
}

/**
 * Returns the similarity from the chip to the picture that best fits the three points (least squares, Umeyama 1991).
 */
function chipGrid(face: FaceBox): Grid {
  const names = ['rightEye', 'leftEye', 'mouth'] as const;
  const size = CHIP_PX / (1 + 2 * CHIP_MARGIN);
  const from = names.map((name) => ({
    x: (MEAN_FACE[name].x + CHIP_MARGIN) * size,
    y: (MEAN_FACE[name].y + CHIP_MARGIN) * size,
  }));
  const to = names.map((name) => face[name]);
  const [a, b] = [middleOf(from), middleOf(to)];
  let [along, across, spread] = [0, 0, 0];
  for (const [at, point] of from.entries()) {
    const [px, py] = [point.x - a.x, point.y - a.y];
    const [qx, qy] = [to[at]!.x - b.x, to[at]!.y - b.y];
    along += px * qx + py * qy;
    across += px * qy - py * qx;
    spread += px * px + py * py;
  }
  const right = { x: along / spread, y: across / spread };
  const down = { x: -right.y, y: right.x };
  const origin = { x: b.x - right.x * a.x - down.x * a.y, y: b.y - right.y * a.x - down.y * a.y };
  return { origin, right, down };
}

function mirrored({ origin, right, down }: Grid): Grid {
  return {
    origin: { x: origin.x + right.x * CHIP_PX, y: origin.y + right.y * CHIP_PX },
    right: { x: -right.x, y: -right.y },
    down,
  };
}

function middleOf(points: readonly Point[]): Point {
  const sum = (key: 'x' | 'y') => points.reduce((total, point) => total + point[key], 0) / points.length;
  return { x: sum('x'), y: sum('y') };
}

/** Reads a square of pixels: each is the mean of as many bilinear samples as it covers pixels of the picture. */
function sampled(
  image: RgbImage,
  { origin, right, down }: Grid,
  edgePx: number,
  valueOf: (value: number, channel: number) => number,
): Float32Array {
  const step = Math.max(Math.hypot(right.x, right.y), Math.hypot(down.x, down.y));
  const samples = Math.max(1, Math.round(step));
  const out = new Float32Array(edgePx * edgePx * 3);
  const sum = new Float64Array(3);
  for (let y = 0, to = 0; y < edgePx; y += 1) {
    for (let x = 0; x < edgePx; x += 1, to += 3) {
      sum.fill(0);
      for (let part = 0; part < samples * samples; part += 1) {
        const px = x + ((part % samples) + 0.5) / samples;
        const py = y + (Math.floor(part / samples) + 0.5) / samples;
        addSample(
          image,
          origin.x + right.x * px + down.x * py - 0.5,
          origin.y + right.y * px + down.y * py - 0.5,
          sum,
        );
      }
      for (let channel = 0; channel < 3; channel += 1) {
        out[to + channel] = valueOf(sum[channel]! / (samples * samples), channel);
      }
    }
  }
  return out;
}

/** Adds the picture's color at a position between pixels; black outside the picture. */
function addSample({ width, height, data }: RgbImage, x: number, y: number, sum: Float64Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  for (let corner = 0; corner < 4; corner += 1) {
    const [cx, cy] = [left + (corner & 1), top + (corner >> 1)];
    if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
    const weight = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy);
    const at = (cy * width + cx) * 3;
    sum[0]! += weight * data[at]!;
    sum[1]! += weight * data[at + 1]!;
    sum[2]! += weight * data[at + 2]!;
  }
}
