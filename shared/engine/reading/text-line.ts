/** One line of text that was read in a picture. */
export interface TextLine {
  /** The text as recognized: untrusted, and often not even words. */
  readonly text: string;
  /** Recognition confidence, 0 to 100: the mean over its words. */
  readonly confidence: number;
  /** Height of its tallest word, pixels. */
  readonly height: number;
  /** Top edge, from 0 at the top of the picture to 1 at its bottom. */
  readonly top: number;
}

/**
 * Reads the text of the current picture, from top to bottom.
 *
 * Always resolves within a few seconds, with an empty list if it found nothing or ran out of time, so that
 * text recognition never fails a photo. After an abort it may throw.
 */
export type TextReader = () => Promise<readonly TextLine[]>;
