/** A photo's record is some 9 kB; a longer line is none of ours. */
export const MOST_LINE_BYTES = 256 * 1024;

/** The records of 200,000 photos; a larger file is none of ours. */
export const MOST_LOOKED_BYTES = 2 * 1024 * 1024 * 1024;

/** After as many photos the journal is written to the disk for certain: so many are looked at again after a power cut. */
export const PHOTOS_PER_SYNC = 16;
