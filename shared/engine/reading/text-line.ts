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

/**
 * Reads the text of the current picture, from top to bottom.
 *
 * Always resolves within a few seconds, with an empty list if it found nothing or ran out of time, so that text
 * recognition never makes a photo fail. It may throw after an abort.
 */
export type TextReader = () => Promise<readonly TextLine[]>;
