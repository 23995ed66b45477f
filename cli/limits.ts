import { MAX_ZIP_INFLATED_BYTES } from '#core/limits.ts';
import type { ZipLimits } from '#codec/zip-entries.ts';

/** Threads that look at photos; each takes some 120 MB. */
export const MOST_WORKERS = 32;

/**
 * Files in a ZIP that is read in place: the export services cut their parts at 50 GB, which is some 30,000 photos with a
 * sidecar each.
 */
const MOST_FILES = 200_000;

/** How many times its own size the deflated files of a ZIP may have. Photos and films hardly deflate at all. */
const MOST_GROWTH = 8;

/** What a ZIP of this size may be. Its files stay in it, so that only what it unpacks to when it is copied has to be bounded. */
export function zipLimits(zipBytes: number): ZipLimits {
  return {
    files: MOST_FILES,
    records: 2 * MOST_FILES,
    inflatedBytes: Math.max(MAX_ZIP_INFLATED_BYTES, MOST_GROWTH * zipBytes),
  };
}
