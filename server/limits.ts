/** Scans of a progressive JPEG; encoders make about ten. */
export const MAX_JPEG_SCANS = 100;

/** The server decodes no picture for longer than this, in seconds of the decoder's own clock. */
export const DECODE_TIMEOUT_SECONDS = 5;

/** What is read of an answer from a service elsewhere, in bytes after unpacking: a hundred times what any needs. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** What is kept of an outside engine's answer, and of what it says when it fails, in characters. */
export const DESCRIPTION_LENGTH = 500;
export const ENGINE_NAME_LENGTH = 80;
export const ENGINE_MESSAGE_LENGTH = 200;

/**
 * What the embedded engine has in hand at once. A photo that would wait longer is told when to come back; the rest
 * of `ANALYZE_TIMEOUT_MS` is for looking at it, and for the way. Photos over so many pixels of decoding work go one at a
 * time; what our own clients send has less than a million.
 */
export const ENGINE_QUEUE = {
  maxWaitMs: 18_000,
  maxBytes: 128 * 1024 * 1024,
  heavyPixels: 12_000_000,
} as const;

/**
 * Reading text. It is done at the size that our own clients send; a smaller picture is enlarged, at most so many times,
 * which on training's val gave four times as many sure words. One picture is read at a time: each for so long at most, and one
 * that waited for so long is described without its text, so that it is answered within `ANALYZE_TIMEOUT_MS` even after the
 * longest wait for the engine. A thread that was not ready in time so many times in a row is not started again.
 */
export const READING = {
  edgePx: 1024,
  mostEnlarged: 3,
  readMs: 2000,
  waitMs: 3000,
  startMs: 10_000,
  mostStarts: 3,
  mostLines: 300,
} as const;

/**
 * The same where nobody waits for an answer within a time, as on the command line: each page has its turn, and says the same
 * on a machine that is busy with other things.
 */
export const PATIENT_READING = { ...READING, readMs: 20_000, waitMs: 120_000, startMs: 60_000 } as const;

/**
 * Of what an outside engine writes and is no JSON as a whole, so many characters are searched for objects, at so many
 * places: it may be anything.
 */
export const SEARCHED_FOR_JSON = { length: 100_000, places: 20 } as const;

/**
 * Pixels of decoding work up to which a picture is looked at here before an outside engine gets it: what phones take.
 * What our own clients send has less than a million.
 */
export const MAX_MEASURED_PIXELS = 25_000_000;

/** Pictures that arrive or are looked at, in bytes: all together, and one account's share of it. */
export const PICTURES_IN_HAND = { bytes: 256 * 1024 * 1024, accountBytes: 96 * 1024 * 1024 } as const;

/**
 * How long the server waits for a caller: for the headers, for the whole request, and for the next one on a
 * connection that is kept (longer than the 60 s after which load balancers let go of it).
 */
export const CALLER_TIMES = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 65_000,
  checkMs: 2000,
} as const;

/**
 * How often the engine is asked about one photo of a batch: far more than a client tries that stops for good
 * (`ANALYZE_ATTEMPTS`), and few enough that no photo keeps the engine busy for nothing.
 */
export const PHOTO_TRIES = 12;

/** The largest event that a payment provider may send. */
export const MAX_WEBHOOK_BODY_BYTES = 512 * 1024;

/** A signed event from the payment provider that is older than this is refused (Stripe's own default). */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** Messages and subscriptions that could not be passed on are tried again this often. */
export const OUTBOX_INTERVAL_MS = 30_000;

/** The first wait before something is passed on again; it doubles each time, up to a day. */
export const OUTBOX_BASE_MS = 60_000;
export const OUTBOX_LONGEST_MS = 24 * 60 * 60 * 1000;

/** Passing one thing on may take this long: less than the first wait, so that nobody else has taken it by then. */
export const PASS_ON_TIMEOUT_MS = 30_000;

/** A person waits this long at most for what the newsletter's provider says. */
export const PASS_ON_WAIT_MS = 5000;

/** Tries to reach the newsletter's provider before an address stays for later, the first one included. */
export const PASS_ON_ATTEMPTS = 3;

/** A server that is told to stop finishes what is under way, for at most this long. */
export const STOP_MS = 30_000;

/**
 * What one picture may weigh that comes to analyze-image as base64 in JSON: such a body is read character by character,
 * so larger ones come as bytes.
 */
export const MAX_JSON_PICTURE_BYTES = 4 * 1024 * 1024;

/** The largest JSON body that analyze-image reads: such a picture as base64, and the JSON around it. */
export const MAX_JSON_PICTURE_BODY_BYTES = Math.ceil((MAX_JSON_PICTURE_BYTES * 4) / 3) + 1024;

/** The largest JSON body that any other call reads. */
export const MAX_JSON_BODY_BYTES = 16 * 1024;

/** Wrong admin passwords that one account or one address may try within the window. */
export const ADMIN_ATTEMPTS = { calls: 5, windowMs: 15 * 60_000 } as const;
