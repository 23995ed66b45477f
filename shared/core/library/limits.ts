/** The share of the photos that a scheme has to explain, so that it is taken for that of a library. */
export const SCHEME_SHARE = 0.8;

/** Fewer photos that say anything tell no scheme. */
export const FEWEST_EVIDENCE = 3;

/** The photos of an event, such as a long trip, are no further apart than this. */
export const MOST_EVENT_MS = 31 * 24 * 60 * 60 * 1000;

/** Ways in which one photo's folder may have been made that are followed up. */
export const MOST_READINGS = 64;

/** Photos that are compared to learn how a library names its files. */
export const NAMES_COMPARED = 2000;

/** Photos of a library whose own dates are read to learn its scheme. */
export const PHOTOS_READ = 2000;
