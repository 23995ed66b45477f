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
