import type { Sighting } from './page-image.ts';

/** A sighting as the page's readers make it, before its images are measured and its blob: URLs read. */
export interface PageSighting extends Sighting {
  /** Its place on the page does not show that it is large; the image itself must. */
  readonly mustBeMeasured?: boolean;
}
