/** What one photo may weigh: 15 MB, counted as 15 × 1024 × 1024 bytes. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** Pictures that claim more pixels than this are refused before they are decoded. */
export const MAX_PHOTO_PIXELS = 100_000_000;

/** How much of a file is read to tell its format. Long enough for an SVG after an XML prologue. */
export const SNIFF_BYTES = 4096;

/** The long edge of the picture that is sent to the engine; a shorter one is never enlarged. */
export const ENGINE_LONG_EDGE_PX = 1024;

/** JPEG quality (0 to 1) of the picture that is sent to the engine. */
export const ENGINE_JPEG_QUALITY = 0.8;

/** analyze-image answers or fails within this time; a service worker's fetch is given up after 30 s. */
export const ANALYZE_TIMEOUT_MS = 25_000;

/**
 * Nothing waits longer than this because a service or a server says so. What it says is its own affair: a timer of more
 * than 2^31 ms ends at once, and a gate that is shut for years is shut for good.
 */
export const LONGEST_ASKED_WAIT_MS = 10 * 60_000;

/** How many photos are looked at side by side at first; how many that become is the server's doing. */
export const ANALYZE_CONCURRENCY = 4;

/**
 * And at most. A browser opens 6 connections to a host that speaks HTTP/1.1, and queues whatever is beyond them; over
 * HTTP/2 and later all share one. There 8 keep the way up from 4 within a twentieth of the shortest time possible.
 */
export const ANALYZE_CONCURRENCY_MOST = { http1: 6, http2: 8 } as const;

/** Photos that stand ready for a connection that gets free, so that it waits for nothing that the page has to do first. */
export const READY_AHEAD = 2;

/** Photos that are decoded before there is room to send them, so that no connection waits for a decoder. */
export const DECODE_AHEAD = 4;

/** A round of answers that takes at most this many times as long as the quickest one lets more photos go at once. */
export const LATENCY_HOLDS = 1.5;

/** What is left of the photos at once when the server refuses one for being overloaded. */
export const OVERLOAD_BACKOFF = 0.5;

/** From here on a folder is more likely right than wrong, and what people said before does not change it. */
export const SURE_CONFIDENCE = 0.5;

/**
 * Photos of one camera that were taken within `ms` and are as alike as `likeness` are of the same thing. At most `compared`
 * are looked at for each photo. Chosen on
 * generated series: docs/accuracy.md.
 */
export const NEIGHBOUR = { ms: 60_000, likeness: 0.8, compared: 12 } as const;

/** Other folders than its own that an engine may name for a photo. */
export const MAX_ALTERNATIVES = 3;

/** Tries for a photo whose failure may pass by itself, the first one included. */
export const ANALYZE_ATTEMPTS = 3;

/** The first wait before another try; it doubles each time. */
export const RETRY_BASE_MS = 500;

/** A batch that has not been settled by its client settles itself after this time. */
export const LEASE_MS = 30 * 60 * 1000;

/** A batch that was begun and not finished is kept this long in the browser. */
export const SAVED_BATCH_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * How often one caller may ask, by how much a call costs. `shared` counts hold for all copies of the server
 * together; the others are each copy's own, since they only guard it from being flooded.
 */
export const RATE_LIMITS = {
  reading: { calls: 300, windowMs: 60_000, isShared: false },
  batches: { calls: 600, windowMs: 60_000, isShared: false },
  photos: { calls: 6000, windowMs: 60_000, isShared: false },
  events: { calls: 3000, windowMs: 60_000, isShared: false },
  messages: { calls: 10, windowMs: 15 * 60_000, isShared: true },
  'own-data': { calls: 10, windowMs: 15 * 60_000, isShared: true },
} as const;

/** The shortest admin password that is hashed, in characters. */
export const ADMIN_PASSWORD_LENGTH = 12;

/** How long the admin screen stays unlocked. */
export const ADMIN_UNLOCK_MS = 30 * 60 * 1000;

/** The longest entries of the forms. */
export const TEXT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const;

/** From this share of the month's photos on, the warning is shown. */
export const USAGE_WARNING_PERCENT = 80;

/** Above this share of the month's photos, the bar turns destructive. */
export const USAGE_DESTRUCTIVE_PERCENT = 90;

/** Accounts that are founding members: no monthly limit. */
export const FOUNDING_MEMBERS = 100;

/** The short name without its extension. */
export const SHORT_NAME_LENGTH = 40;

/**
 * What tells photos of one name apart: words of a phrase ("with a red bicycle" has three behind "with"), characters of
 * what stands behind the name, and how many of them are tried.
 */
export const TELLING_WORDS = { inPhrase: 4, length: 24, most: 8 } as const;

/**
 * What people said of a photo, in characters: what is kept of one text; of one that speaks of many photos, such as a
 * folder's name, so that what this one shows fits behind it; and what is taken of a text on a web page or in a file.
 */
export const HINT_LENGTHS = { text: 80, ofMany: 24, taken: 300 } as const;

/** Keywords and people that are taken of a file, and folders above a photo that are looked at. */
export const HINT_COUNTS = { list: 12, named: 3, folders: 4 } as const;

/** How much of the end of a file is searched for XMP, which some formats have behind the picture. */
export const METADATA_TAIL_BYTES = 128 * 1024;

/** One part of a path in the archive, in UTF-8 bytes; most file systems stop at 255. */
export const PATH_PART_BYTES = 180;

/**
 * A whole path in the archive, in characters: Windows stops at 260 (MAX_PATH), and what it unpacks lies in a folder in
 * the downloads of someone.
 */
export const PATH_LENGTH = 200;

/** Folders within folders in the archive: with more, nothing would be left of their names within `PATH_LENGTH`. */
export const FOLDER_DEPTH = 8;

/** What the ZIP is called when it lands in the downloads folder. */
export const ARCHIVE_NAME = 'organized_photos.zip';

export const TOAST_MS = { standard: 4000, quotaExceeded: 6000, quotaWarning: 5000 } as const;

/** A ZIP that is dropped on the page: packed and unpacked, it may weigh this much. */
export const MAX_ZIP_BYTES = 1024 * 1024 * 1024;

/** Files in such a ZIP. */
export const MAX_ZIP_ENTRIES = 5000;

/** Entries that are looked at to find these files among what systems add. */
export const MAX_ZIP_RECORDS = 4 * MAX_ZIP_ENTRIES;

/** A file over the size of a photo that is packed more than this many times smaller is no photo, but made to fill memory. */
export const MAX_ZIP_RATIO = 100;

/** How long any other call to the server may take. */
export const REQUEST_TIMEOUT_MS = 15_000;

/**
 * A batch outlasts a network that is gone and a server that is started again: tries that reach nobody are made this
 * often, at the longest wait for some ten minutes. Of those that reach the server there are as many as ever.
 */
export const PATIENCE = {
  attempts: ANALYZE_ATTEMPTS,
  baseMs: RETRY_BASE_MS,
  longestMs: 5000,
  unreachedAttempts: 120,
} as const;

/**
 * Code that comes with the first photo that needs it is asked for again while the network is gone, for some two and a
 * half minutes; where it is never to be had, as after a newer version was published, waiting on makes nothing better.
 */
export const PROGRAM_PATIENCE = { ...PATIENCE, unreachedAttempts: 32 } as const;

/** A name and an e-mail address from the identity provider are asked for again after this time. */
export const PROFILE_MS = 24 * 60 * 60 * 1000;

/**
 * A deleted account is remembered, as a checksum, for this long: then every token from before has ended, for identity
 * providers give them 30 days at most, and so has the month whose count would otherwise begin again.
 */
export const DELETED_SUBJECT_MS = 31 * 24 * 60 * 60 * 1000;
