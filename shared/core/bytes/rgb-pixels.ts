/** Pixels of three bytes (red, green, blue), row by row. */
export interface RgbPixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}
