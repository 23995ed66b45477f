/** Maximum size of a photo for the service: 15 MB, counted as 15 × 1024 × 1024 bytes. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** Maximum size of a raw file of a camera, of which only the embedded picture is read; medium format takes some 200 MB. */
export const MAX_RAW_BYTES = 256 * 1024 * 1024;

/** Maximum size of a photo that never leaves the device: in the browser and on the command line. */
export const MAX_DEVICE_PHOTO_BYTES = 256 * 1024 * 1024;

/** Bytes of a file that are read to detect its format; enough for an SVG after an XML prologue. */
export const SNIFF_BYTES = 4096;

/** Maximum long edge of the picture that is sent to the engine; smaller ones are not enlarged. */
export const ENGINE_LONG_EDGE_PX = 1024;

/** JPEG quality (0 to 1) of the picture that is sent to the engine. */
export const ENGINE_JPEG_QUALITY = 0.8;

/** Timeout of analyze-image; a service worker's fetch is aborted after 30 s. */
export const ANALYZE_TIMEOUT_MS = 25_000;

/**
 * Maximum Retry-After that is respected. The value is untrusted: a timer of more than 2^31 ms fires at once,
 * and a delay of years would stop the batch for good.
 */
export const LONGEST_ASKED_WAIT_MS = 10 * 60_000;

/** Maximum number of photos that one press of Organize Photos takes, on this device or with batch processing. */
export const PHOTOS_PER_PRESS = 10_000;

/** Initial number of photos that are analyzed in parallel; it then adapts to the server. */
export const ANALYZE_CONCURRENCY = 4;

/**
 * Upper bounds of {@link ANALYZE_CONCURRENCY}. A browser opens 6 connections to an HTTP/1.1 host and queues further requests;
 * over HTTP/2 and later all requests share one connection. There 8 keeps the ramp-up from 4 within a
 * twentieth of the shortest time possible.
 */
export const ANALYZE_CONCURRENCY_MOST = { http1: 6, http2: 8 } as const;

/** Photos that are prepared in advance, so that a free connection can send at once. */
export const READY_AHEAD = 2;

/** Photos whose first bytes are read in advance, since each read mostly waits. */
export const HEADS_AHEAD = 32;

/** Photos that are decoded in advance, so that no connection waits for a decoder. */
export const DECODE_AHEAD = 4;

/** Factor by which the number of parallel photos is reduced when the server reports overload. */
export const OVERLOAD_BACKOFF = 0.5;

/** From this confidence on, a folder is more likely right than wrong, and hints do not change it. */
export const SURE_CONFIDENCE = 0.5;

/**
 * Photos of one camera that were taken within `ms` of each other, and whose similarity is at least
 * `likeness`, show the same thing. At most `compared` are compared for each photo. Chosen on generated
 * series: lab/NOTEBOOK.md.
 */
export const NEIGHBOUR = { ms: 60_000, likeness: 0.8, compared: 12 } as const;

/** Maximum number of alternative folders for a photo. */
export const MAX_ALTERNATIVES = 3;

/** Characters that are kept of what was read in a picture, so that it can be found by them. */
export const READ_TEXT_LENGTH = 500;

/** Attempts for a photo with a transient failure, including the first. */
export const ANALYZE_ATTEMPTS = 3;

/** The first retry delay; it doubles each time. */
export const RETRY_BASE_MS = 500;

/** A batch that its client has not settled expires after this time. */
export const LEASE_MS = 30 * 60 * 1000;

/** A batch is kept in the browser for this time: one that is not finished, and the board of one that is. */
export const SAVED_BATCH_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Rate limits per client, by the cost of a request. Counters with `isShared` are shared by all instances of
 * the server; the others are per instance, since they only protect it from flooding.
 */
export const RATE_LIMITS = {
  reading: { calls: 300, windowMs: 60_000, isShared: false },
  batches: { calls: 600, windowMs: 60_000, isShared: false },
  photos: { calls: 6000, windowMs: 60_000, isShared: false },
  events: { calls: 3000, windowMs: 60_000, isShared: false },
  messages: { calls: 10, windowMs: 15 * 60_000, isShared: true },
  'own-data': { calls: 10, windowMs: 15 * 60_000, isShared: true },
} as const;

/** Minimum length of an admin password, in characters. */
export const ADMIN_PASSWORD_LENGTH = 12;

/** How long the admin screen stays unlocked. */
export const ADMIN_UNLOCK_MS = 30 * 60 * 1000;

/** Maximum lengths of form fields. */
export const TEXT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const;

/** The warning is shown from this percentage of the month's photos on. */
export const USAGE_WARNING_PERCENT = 80;

/** The usage bar turns red above this percentage of the month's photos. */
export const USAGE_DESTRUCTIVE_PERCENT = 90;

/** Number of accounts that become founding members, without a monthly limit. */
export const FOUNDING_MEMBERS = 100;

/** Maximum length of a short name without its extension. */
export const SHORT_NAME_LENGTH = 40;

/**
 * Limits for suffixes that distinguish photos of the same name: words of a phrase ("with a red bicycle" has
 * three after "with"), characters of a suffix, and number of suffixes tried.
 */
export const TELLING_WORDS = { inPhrase: 4, length: 24, most: 8 } as const;

/**
 * Maximum lengths of hints, in characters: of one text; of a text about many photos, such as a folder's name,
 * so that the photo's own subject still fits after it; and of a text read from a web page or a file.
 */
export const HINT_LENGTHS = { text: 80, ofMany: 24, taken: 300 } as const;

/** Maximum number of keywords and people that are read from a file, and of parent folders that are used. */
export const HINT_COUNTS = { list: 12, named: 3, folders: 4 } as const;

/** Maximum length of a path segment in the archive, in UTF-8 bytes; most file systems allow 255. */
export const PATH_PART_BYTES = 180;

/**
 * Maximum length of a path in the archive, in characters: Windows allows 260 (MAX_PATH), including the folder
 * into which it is extracted.
 */
export const PATH_LENGTH = 200;

/**
 * Maximum depth of folders in the archive; deeper ones would leave no room for their names within
 * `PATH_LENGTH`.
 */
export const FOLDER_DEPTH = 8;

/** File name of the downloaded ZIP. */
export const ARCHIVE_NAME = 'organized_photos.zip';

export const TOAST_MS = { standard: 4000, quotaExceeded: 6000, quotaWarning: 5000 } as const;

/**
 * Maximum of what the deflated files of a ZIP that is read in place may unpack to: the browser puts it on the disk. Stored
 * files take nothing.
 */
export const MAX_ZIP_INFLATED_BYTES = 16 * 1024 * 1024 * 1024;

/** Maximum number of files in a ZIP: those of a whole batch, with a sidecar each. */
export const MAX_ZIP_ENTRIES = 2 * PHOTOS_PER_PRESS;

/** Maximum number of records in such a ZIP, including files that operating systems add. */
export const MAX_ZIP_RECORDS = 2 * MAX_ZIP_ENTRIES;

/** A file over the maximum size of a photo with a higher compression ratio than this is a ZIP bomb. */
export const MAX_ZIP_RATIO = 100;

/** Timeout of all other requests to the server. */
export const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Retries that let a batch survive a network outage and a restart of the server: `unreachedAttempts` attempts
 * without a response, which take some ten minutes at the longest delay. Attempts that reach the server are
 * limited as usual.
 */
export const PATIENCE = {
  attempts: ANALYZE_ATTEMPTS,
  baseMs: RETRY_BASE_MS,
  longestMs: 5000,
  unreachedAttempts: 120,
} as const;

/**
 * Retries for code that is loaded with the first photo that needs it: some two and a half minutes without a
 * network. Longer waiting would not help if the file is gone because a newer version was deployed.
 */
export const PROGRAM_PATIENCE = { ...PATIENCE, unreachedAttempts: 32 } as const;

/** Name and e-mail address are fetched from the identity provider again after this time. */
export const PROFILE_MS = 24 * 60 * 60 * 1000;

/**
 * The checksum of a deleted account is kept for this time. By then all its tokens have expired, since
 * identity providers issue them for at most 30 days, and the month has ended whose count would otherwise
 * restart.
 */
export const DELETED_SUBJECT_MS = 31 * 24 * 60 * 60 * 1000;

/** Photos from which a category keeps a folder of its own at the balanced level of detail. */
export const ENOUGH_PHOTOS = 3;

/** Merging small folders is offered if it saves at least this many folders. */
export const FEWEST_SMALL_FOLDERS = 3;

/** Steps on a board that can be undone, and that are kept with it. */
export const UNDO_STEPS = 100;

/** Thumbnails out of EXIF that are asked for and read at once: two slices of what a table draws. Each takes a few milliseconds. */
export const GLIMPSES_AT_ONCE = 24;
