/** The most files that one list of an export may name; more wouldn't be a person's. */
export const MOST_LISTED_MEDIA = 100_000;

/** Deeper and larger than any JSON file of Facebook or Instagram. */
export const MOST_JSON_DEPTH = 16;
export const MOST_JSON_VALUES = 2_000_000;

/** Parts of a photo's metadata that are read. */
export const MOST_EXIF_PARTS = 10;

/** Maximum characters of a path in an export, and of a date on its pages. */
export const MOST_PATH_LENGTH = 1024;
export const MOST_DATE_LENGTH = 48;
