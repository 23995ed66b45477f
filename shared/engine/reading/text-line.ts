/** One line of text that was read in a picture. */
export interface TextLine {
  /** As it was read: anybody's words, and often not even words. */
  readonly text: string;
  /** How sure the reader is of it, 0 to 100: the mean over its words. */
  readonly confidence: number;
  /** Pixels that its highest word takes. */
  readonly height: number;
  /** Where it begins, from 0 at the top of the picture to 1 at its foot. */
  readonly top: number;
}

/**
 * Reads the text of the picture that is looked at, from its top to its bottom.
 *
 * Always answers within a few seconds, with nothing where it read nothing or had no time for it: no photo fails because
 * of its text. After an abort it may throw.
 */
export type TextReader = () => Promise<readonly TextLine[]>;
