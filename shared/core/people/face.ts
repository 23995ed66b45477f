/** A face in a photo. Its box is in shares of the upright picture, 0 to 1. */
export interface Face {
  /** The index of the film's frame that it is in; missing for a photo. */
  readonly frame?: number | undefined;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The detector's confidence, 0 to 1 */
  readonly score: number;
  /** The shorter edge of its box in the analyzed picture */
  readonly sizePx: number;
  /** Whether it is large and frontal enough to distinguish people. */
  readonly isClear: boolean;
  /** Of length 1. Two faces of one person have similar vectors. Empty if it is unknown; see `facesAt`. */
  readonly vector: Float32Array;
}
