import type { Candidate } from './page-image.ts';

/** A candidate before its image is measured and its blob: URLs are read. */
export interface ImageCandidate extends Candidate {
  /** Whether the image itself has to be measured, because its layout does not show that it is large. */
  readonly mustBeMeasured?: boolean;
  /** The element to read the pixels from, if there is no file. */
  readonly element?: HTMLImageElement | HTMLCanvasElement;
}
