/** A picture in the engine's format: upright, three bytes per pixel (red, green, blue), row by row. */
export interface RgbImage {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** width × height × 3 bytes. */
  readonly data: Uint8Array;
}

/** A rectangle in a picture, in pixels; edges may be fractional. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The long edge, in pixels, to which a photo is scaled down for the engine. The networks take 224 and 320
 * pixels; the head was trained on photos of this size.
 */
export const WORKING_EDGE_PX = 384;
