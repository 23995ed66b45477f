import type { Candidate } from './page-image.ts';

/** A candidate as the page's readers make it, before its images are measured and its blob: URLs read. */
export interface ImageCandidate extends Candidate {
  /** Its place on the page does not show that it is large; the image itself must. */
  readonly mustBeMeasured?: boolean;
}
