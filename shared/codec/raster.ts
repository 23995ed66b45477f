/** Decoded pixels, upright, rows from the top, four bytes a pixel: red, green, blue, alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}
