import { type DecodingLimits, SERVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';

/** The timeout for decoding an image, in seconds, as sharp measures it. */
export const DECODE_TIMEOUT_SECONDS = 5;

/**
 * The limits of the embedded engine's queue. A photo that would wait longer is rejected with a time to retry; the
 * rest of `ANALYZE_TIMEOUT_MS` is for processing and network transfer. Photos with more than `heavyPixels` of
 * decoding work are processed one at a time; our own clients send less than a million pixels.
 */
export const ENGINE_QUEUE = {
  maxWaitMs: 18_000,
  maxBytes: 128 * 1024 * 1024,
  heavyPixels: 12_000_000,
} as const;

/**
 * The limits of text recognition. It works at the size that our own clients send. Images are read one at a time, each
 * for at most `readMs`. An image that waited for `waitMs` is described without its text, so that it is answered
 * within `ANALYZE_TIMEOUT_MS` even after the longest wait for the engine. After `mostStarts` consecutive failed
 * starts, the thread isn't started again.
 */
export const READING = {
  readMs: 2000,
  waitMs: 3000,
  startMs: 10_000,
  mostStarts: 3,
} as const;

/**
 * The same without a request timeout, as on the command line: every page is read, and the result doesn't depend on
 * how busy the machine is.
 */
export const PATIENT_READING = { ...READING, readMs: 20_000, waitMs: 120_000, startMs: 60_000 } as const;

/**
 * Images with at most this many pixels of decoding work are checked for text before they are sent to an external
 * engine. Phone photos are this size; our own clients send less than a million pixels.
 */
export const MAX_MEASURED_PIXELS = 25_000_000;

/**
 * The limits of a film's frame: the size that our own clients send. Its three frames cost less than one large photo, so
 * nobody gains by sending photos as frames.
 */
export const FRAME_DECODING = {
  ...SERVICE_DECODING,
  maxPixels: ENGINE_LONG_EDGE_PX ** 2,
} as const satisfies DecodingLimits;

/** The bytes of all images that are being received or processed, in total and per account. */
export const PICTURES_IN_HAND = { bytes: 256 * 1024 * 1024, accountBytes: 96 * 1024 * 1024 } as const;

/**
 * Timeouts for a client: for the headers, for the whole request, and for the next request on a keep-alive connection
 * (longer than the 60 s after which load balancers close it).
 */
export const CALLER_TIMES = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 65_000,
  checkMs: 2000,
} as const;

/**
 * The maximum number of tries for one photo of a batch: far more than a client makes (`ANALYZE_ATTEMPTS`), and few
 * enough that no photo can keep the engine busy.
 */
export const PHOTO_TRIES = 12;

/** The largest event that a payment provider may send. */
export const MAX_WEBHOOK_BODY_BYTES = 512 * 1024;

/** Signed events from the payment provider that are older than this are rejected (Stripe's default). */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** The interval at which undelivered messages and subscriptions are retried. */
export const OUTBOX_INTERVAL_MS = 30_000;

/** The delay before the first retry of a delivery; it doubles each time, up to a day. */
export const OUTBOX_BASE_MS = 60_000;
export const OUTBOX_LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Times further ahead than the longest wait plus this were recorded by a wrong clock. A clock that is off by less
 * delays what it recorded by at most a day.
 */
export const CLOCK_AHEAD_MS = 24 * 60 * 60 * 1000;

/** After a deletion recorded by such a clock, a sign-in of at most this age counts as later than the deletion. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

/**
 * The timeout of one delivery: shorter than the first delay, so that no other server has claimed the item in the
 * meantime.
 */
export const PASS_ON_TIMEOUT_MS = 30_000;

/** The maximum time that a request waits for the newsletter's provider. */
export const PASS_ON_WAIT_MS = 5000;

/** Attempts to reach the newsletter's provider, including the first, before an address is left for a later round. */
export const PASS_ON_ATTEMPTS = 3;

/** The maximum time that a stopping server waits for requests in flight. */
export const STOP_MS = 30_000;

/**
 * The maximum size of an image sent to analyze-image as base64 in JSON. Such a body is parsed character by character;
 * larger images must be sent as raw bytes.
 */
export const MAX_JSON_PICTURE_BYTES = 4 * 1024 * 1024;

/** The largest JSON body that analyze-image accepts: an image of that size as base64, and the JSON around it. */
export const MAX_JSON_PICTURE_BODY_BYTES = Math.ceil((MAX_JSON_PICTURE_BYTES * 4) / 3) + 1024;

/** The largest JSON body of all other endpoints. */
export const MAX_JSON_BODY_BYTES = 16 * 1024;

/** Admin password attempts allowed per account and per IP address within the window. */
export const ADMIN_ATTEMPTS = { calls: 5, windowMs: 15 * 60_000 } as const;

/** The number of accounts that the administrator's screen lists at once; a search narrows them down. */
export const ADMIN_ACCOUNTS = 50;
