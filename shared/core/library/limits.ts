/** Share of the photos that a scheme must explain to count as a library's scheme. */
export const SCHEME_SHARE = 0.8;

/** Minimum number of informative photos for a scheme. */
export const FEWEST_EVIDENCE = 3;

/** Maximum time span of an event, such as a long trip. */
export const MOST_EVENT_MS = 31 * 24 * 60 * 60 * 1000;

/** Maximum number of readings of one photo's folder that are followed. */
export const MOST_READINGS = 64;

/** Number of photos compared to learn a library's naming. */
export const NAMES_COMPARED = 2000;

/** Number of a library's photos whose own dates are read to learn its scheme. */
export const PHOTOS_READ = 2000;
