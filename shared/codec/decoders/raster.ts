/** Decoded pixels, upright, rows from top to bottom, four bytes per pixel: red, green, blue, alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}
