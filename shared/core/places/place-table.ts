/** The cities and villages of the world in memory, as `readPlaceTable` makes it. Row by row, from south to north. */
export interface PlaceTable {
  readonly count: number;
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}
