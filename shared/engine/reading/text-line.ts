/** One line of text recognized in a picture. */
export interface TextLine {
  /** The text as recognized: untrusted, and often not even words. */
  readonly text: string;
  /** The recognition confidence, 0 to 100: the mean over its words. */
  readonly confidence: number;
  /** The height of its tallest word, in pixels. */
  readonly height: number;
  /** The top edge, from 0 at the top of the picture to 1 at its bottom. */
  readonly top: number;
}
