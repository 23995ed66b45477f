import { MAX_ZIP_INFLATED_BYTES } from '#core/limits.ts';
import type { ZipLimits } from '#codec/zip/zip-entries.ts';

/** Threads that look at photos; each takes some 120 MB. */
export const MOST_WORKERS = 32;

/** A picture with more pixels is scaled down by libvips first, row by row, so that it is never in memory as a whole. */
export const LARGE_PIXELS = 50_000_000;

/** A deflated file of a ZIP up to this size is unpacked as a whole where its metadata is not at its beginning. */
export const UNPACKED_FOR_METADATA_BYTES = 32 * 1024 * 1024;

/** The processes that decode photos. */
export const DECODERS = {
  /** Two per four cores, so that a heavy photo never stops the others, and at most eight. */
  least: 2,
  most: 8,
  perCore: 0.5,
  /** Memory of one of them, by the photo; one that takes more is ended, and its photo fails. */
  rssBytes: {
    most: 800 * 1024 * 1024,
    least: 320 * 1024 * 1024,
    idle: 160 * 1024 * 1024,
    perWork: 1.2,
    perFileByte: 2,
  },
  /** One that has kept this much after a photo is replaced. */
  keptBytes: 220 * 1024 * 1024,
  /** How often one looks at its own memory and time. */
  watchMs: 20,
  /** Time until a photo that is hardly decoded at all fails, such as one on a network drive that hangs, and by its size. */
  waitMs: 60_000,
  slowestBytesPerMs: 1000,
  heapMiB: 256,
} as const;

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

/** The highest port of TCP. */
export const HIGHEST_PORT = 65_535;
