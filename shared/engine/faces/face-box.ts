import type { Region } from '../pictures/image.ts';

/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A face in a picture: its box in pixels, how sure the network is (0 to 1), and the points by which faces are
 * aligned.
 */
export interface FaceBox extends Region {
  readonly score: number;
  /** The eye on the left of the picture is the person's right eye. */
  readonly rightEye: Point;
  readonly leftEye: Point;
  readonly mouth: Point;
}

/** Returns the intersection of two regions as a share of their union: 0 to 1. */
export function overlap(a: Region, b: Region): number {
  const shared = sharedArea(a, b);
  return shared / (a.width * a.height + b.width * b.height - shared);
}

/** Returns the intersection of two regions as a share of the smaller one: 0 to 1. 1 if one is inside the other. */
export function coverage(a: Region, b: Region): number {
  return sharedArea(a, b) / Math.min(a.width * a.height, b.width * b.height);
}

function sharedArea(a: Region, b: Region): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
