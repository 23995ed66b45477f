/**
 * Bounds of saved records. Anyone can edit what a disk or a browser stores, so nothing in it may be longer than we
 * write it.
 */
export const KEPT = {
  /** Characters of a description; engines write 500 at most. */
  description: 2000,
  /** Characters of a file name, an id or a folder name. */
  name: 1000,
  /** Characters of a text from a file, an export or a web page. */
  text: 10_000,
  /** Entries of a list of names or keywords. */
  list: 1000,
  /** Companions of one photo. */
  companions: 100,
  /** Photos of one batch, including those that wait. */
  photos: 100_000,
  /** Faces of one board. */
  faces: 1_000_000,
} as const;
