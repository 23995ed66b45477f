import { AppError } from '../failure.ts';

/** What a decoder holds at once: a few rows, all pixels, several copies of them, or copies in 32-bit floating point. */
export type Held = 'rows' | 'whole' | 'copies' | 'floats';

/** What a header tells about the work of decoding a picture. */
export interface PictureFacts {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly held: Held;
  /** Whether a channel has more than 8 bits. */
  readonly isDeep?: boolean;
}

export interface DecodingLimits {
  readonly maxPixels: number;
  readonly maxEdgePx: number;
  /** Pixels times their cost; see {@link decodingWork}. */
  readonly maxWork: number;
}

/**
 * Cost factors per pixel. Measured with 100 million pixels: row by row, 0.1 to 0.6 s and 0.1 GB; as a whole, such as
 * interlaced PNG and progressive JPEG, 3 to 10 s and 0.4 to 1.2 GB; AVIF in libheif, 6 s and 1.8 GB. Measured with 12 million
 * pixels: JPEG XL in libjxl's WebAssembly, 5 s and 0.72 GB.
 */
const COST = { rows: 1, whole: 4, copies: 10, floats: 32 } as const satisfies Record<Held, number>;
/** Cost factor per pixel for channels with more than 8 bits. */
const DEEP_COST = 2;

/** The longest edge that JPEG can have. Filters take minutes for a picture that is one pixel wide and far longer. */
const MAX_EDGE_PX = 65_535;

/** Bytes that a decoder holds for each pixel in floating point, from the decoder's own memory to the finished pixels. */
export const FLOATS_BYTES = 64;

/** Limits of the service, whose clients send less than a million pixels. */
export const SERVICE_DECODING = {
  maxPixels: 100_000_000,
  maxEdgePx: MAX_EDGE_PX,
  maxWork: 100_000_000,
} as const satisfies DecodingLimits;

/** Limits on a person's own device: in the browser and on the command line. */
export const DEVICE_DECODING = {
  maxPixels: 300_000_000,
  maxEdgePx: MAX_EDGE_PX,
  maxWork: 400_000_000,
} as const satisfies DecodingLimits;

/** Work in progress at once on a person's device: one picture of the heaviest kind, or many photos. */
export const DECODING_AT_ONCE = DEVICE_DECODING.maxWork;

/** Time for decoding an ordinary camera photo; software HEIC decoders need most of it on a slow processor. */
const DECODING_MS = { usual: 15_000, usualWork: 24_000_000, most: 60_000 } as const;

/** The maximum number of scans of a JPEG; encoders make about ten, and each is a pass over the whole picture. */
export const MAX_JPEG_SCANS = 100;

/** Returns the work of decoding a picture, in pixels of a baseline JPEG. */
export function decodingWork(facts: PictureFacts): number {
  return facts.width * facts.height * costOf(facts);
}

/** Returns how long decoding may take on a person's device, in milliseconds: 15 s, and for large pictures up to 60 s. */
export function decodingMs(work: number): number {
  const { usual, usualWork, most } = DECODING_MS;
  return Math.min(most, usual * Math.max(1, work / usualWork));
}

/**
 * Returns the work of decoding a picture that is within the limits.
 *
 * @throws {AppError} `photo-too-many-pixels`, `photo-too-heavy`
 */
export function boundedWork(facts: PictureFacts, limits: DecodingLimits): number {
  const { width, height } = facts;
  const maxPixels = Math.min(limits.maxPixels, limits.maxWork / costOf(facts));
  if (!(width * height <= maxPixels)) {
    throw new AppError({ code: 'photo-too-many-pixels', details: { width, height, maxPixels } });
  }
  if (Math.max(width, height) > limits.maxEdgePx) throw tooHeavy();
  return decodingWork(facts);
}

/** Returns the failure of a picture that needs more time, memory or passes than allowed. */
export function tooHeavy(cause?: unknown): AppError {
  return new AppError({ code: 'photo-too-heavy', details: {} }, { cause });
}

function costOf({ held, isDeep = false }: PictureFacts): number {
  return COST[held] * (isDeep ? DEEP_COST : 1);
}
