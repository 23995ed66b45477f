import { MAX_ZIP_INFLATED_BYTES } from '#core/limits.ts';
import type { ZipLimits } from '#codec/zip/zip-entries.ts';

/** Threads that analyze photos; each takes about 120 MB. */
export const MOST_WORKERS = 32;

/** A picture with more pixels is first scaled down by libvips, row by row, so that it is never in memory as a whole. */
export const LARGE_PIXELS = 50_000_000;

/** A deflated file in a ZIP up to this size is unpacked as a whole if its metadata isn't at the beginning. */
export const UNPACKED_FOR_METADATA_BYTES = 32 * 1024 * 1024;

/** The processes that decode photos. */
export const DECODERS = {
  /** Two per four cores, so that a heavy photo never stops the others, and at most eight. */
  least: 2,
  most: 8,
  perCore: 0.5,
  /** A process's memory by the photo; a process that takes more is ended, and its photo fails. */
  rssBytes: {
    most: 800 * 1024 * 1024,
    least: 320 * 1024 * 1024,
    idle: 160 * 1024 * 1024,
    perWork: 1.2,
    perFileByte: 2,
  },
  /** A process that still holds this much after a photo is replaced. */
  keptBytes: 220 * 1024 * 1024,
  /** How often a process checks its own memory and time. */
  watchMs: 20,
  /**
   * The time limit per photo, by its size, even for one that barely uses the processor, as on a hanging network
   * drive.
   */
  waitMs: 60_000,
  slowestBytesPerMs: 1000,
  heapMiB: 256,
} as const;

/**
 * The files of a ZIP that is read in place: export services cut their parts at 50 GB, about 30,000 photos with a
 * sidecar each.
 */
const MOST_FILES = 200_000;

/**
 * The maximum unpacked size of a ZIP's deflated files, as a multiple of its own size. Photos and films barely
 * deflate.
 */
const MOST_GROWTH = 8;

/** Limits for a ZIP of this size. Its files stay in it, so only what it unpacks to when copied is bounded. */
export function zipLimits(zipBytes: number): ZipLimits {
  return {
    files: MOST_FILES,
    records: 2 * MOST_FILES,
    inflatedBytes: Math.max(MAX_ZIP_INFLATED_BYTES, MOST_GROWTH * zipBytes),
  };
}

/** The highest TCP port. */
export const HIGHEST_PORT = 65_535;
/** The maximum number of threads that look for faces: each takes 100 MB. */
export const FACE_THREADS = 4;
