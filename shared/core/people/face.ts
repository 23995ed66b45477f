/** A face in a photo. Its box is in shares of the upright picture, 0 to 1. */
export interface Face {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How sure the detector is, 0 to 1. */
  readonly score: number;
  /** The shorter edge of its box in the picture that was looked at. */
  readonly sizePx: number;
  /** Large and frontal enough to tell people apart. */
  readonly isClear: boolean;
  /** Of length 1. Two faces of one person have vectors close to each other. */
  readonly vector: Float32Array;
}
