/**
 * A worker that takes longer before it begins to decode hangs, because even the slowest disk and network are faster: it
 * is terminated.
 */
export const WORKER_TIMEOUT_MS = 120_000;

/** Work of decoding (see `decodingWork`) after which a worker keeps so much memory that another takes its place. */
export const KEPT_WORK = 100_000_000;

/** A larger picture is scaled down by the browser before its pixels are read, so that they are in memory only once. */
export const LARGE_PIXELS = 25_000_000;

/** Work of decoding a picture whose size its header does not say: that of a phone's photo. */
export const UNKNOWN_WORK = 48_000_000;

/** A worker that reads files and has had none to read for so long is ended. */
export const IDLE_WORKER_MS = 10_000;

/** A worker that has decoded so many photos holds some ten megabytes that it no longer needs. */
export const DECODED_BY_ONE_WORKER = 500;

/** A slow disk that is read by others as well: the workers have more time for a film by this. */
export const SLOWEST_BYTES_PER_MS = 5_000;

/** Photos that are decoded for the engine when their thumbnail is wanted: those that a heap shows, and the list beside it. */
export const DECODED_AHEAD = 64;

/** Thumbnails out of EXIF that are kept for another place that shows the same photo; of 3 to 20 kB each. */
export const KEPT_GLIMPSES = 200;

/**
 * Photos on the table count as shown when no picture of one was made for `quietMs`. What waits for that begins after
 * `noneMs` where there is none to be made, and after `mostMs` in any case.
 */
export const PICTURES_SHOWN = { quietMs: 300, noneMs: 1000, mostMs: 10_000 } as const;

/** Thumbnails that are kept because they were made while photos were decoded; of 4 to 20 kB each. */
export const MADE_THUMBNAILS = 500;

/**
 * The long edge of such a thumbnail, in pixels, where decoding takes a second: the largest that is shown, so that the photo
 * is not decoded once more for the results.
 */
export const SLOW_THUMBNAIL_PX = 360;
/** The JPEG quality of thumbnails, 0 to 1. */
export const THUMBNAIL_QUALITY = 0.75;

/** How long the server may take to say whether it still has a file of our own build. */
export const STILL_SERVED_MS = 10_000;

/** How long the document that sends to a storage may take to load. */
export const STORAGE_DOCUMENT_MS = 20_000;

/** Maximum number of engine workers: more would take memory that the photos need. */
export const ENGINE_WORKERS = 3;

/** If reading the text in a photo takes longer, the photo is described without it. */
export const READING_TIMEOUT_MS = 20_000;

/**
 * A photo with more pixels is drawn at the size of the screen to be viewed: decoded whole, three of them would take more
 * than 300 MB, at 4 bytes a pixel.
 */
export const SHOWN_AS_IS_PIXELS = 25_000_000;

/** How long the browser keeps the photos of a user who has left to sign in. */
export const SAVED_HEAP_MS = 60 * 60 * 1000;

/** A form of another site that sends files to the table is refused above this size. */
export const FOREIGN_SHARE_BYTES = 64 * 1024 * 1024;

/**
 * Room for the batches that are remembered for search. A picture of `edgePx` takes about 6 kB, so that the photos and
 * the bytes end at about the same time; browsers give a site far more.
 */
export const REMEMBERED = { photos: 20_000, bytes: 150 * 1024 * 1024, edgePx: 192 } as const;

/** Photos that are remembered at most as no duplicates of each other: a SHA-256 each. */
export const APART_PHOTOS = 20_000;

/** How long a batch waits for IndexedDB, which can hang; after that it continues without being saved. */
export const STORE_PATIENCE_MS = 10_000;

/**
 * Chrome's built-in model. `createMs`: how long its creation may take without progress, since it may never settle
 * (webmachinelearning/writing-assistance-apis #68). `promptMs`: how long one photo may take on a slow processor.
 * `photosAtOnce`: one is asked about while the next is prepared. `mostFailures`: after so many photos in a row that it fails, the rest of the batch is left to the embedded engine.
 */
export const CHROME_MODEL = { createMs: 60_000, promptMs: 60_000, photosAtOnce: 2, mostFailures: 3 } as const;

/**
 * A model at the user's own address. `promptMs`: how long one photo may take, since such a model may have to be loaded
 * first, and may run on a processor. `busy`: how often it is asked again where it says that it is busy.
 */
export const OWN_MODEL = {
  promptMs: 180_000,
  photosAtOnce: 2,
  mostFailures: 3,
  busy: { attempts: 5, baseMs: 1000 },
} as const;

/** Characters after which the steps of a journal go to another file, since a browser writes a file anew to append to it. */
export const JOURNAL_PART_LENGTH = 32 * 1024;

/** Files that are noted as begun at once, so that the journal is not written anew for each of them. */
export const FILES_BEGUN_AT_ONCE = 8;

/** How often a page says that it writes to a folder: a third of the time after which a lock counts as left by a crash. */
export const FOLDER_LOCK_BEAT_MS = 20_000;

/** A lock of a folder that nobody has said this of for as long was left by a crash; as on the command line. */
export const FOLDER_LOCK_STALE_MS = 60_000;

/**
 * Most bytes of a batch's photos that are copied into the browser's storage so that it can go on by itself: 2 GB. Of a
 * larger batch only the progress is kept, because a copy of a whole phone would fill the disk.
 */
export const SAVED_BYTES = 2_000_000_000;

/**
 * How long the disk may take to say of one file whether it is there; a network's share that hangs never does. Asking the
 * person for the permission is not part of it.
 */
export const PLACE_PATIENCE_MS = 10_000;

/** How many files are looked for at once where they were dropped from. */
export const PLACES_AT_ONCE = 16;

/** Rows that are put into a database at once: copying one takes the page's thread about 60 µs. */
export const ROWS_AT_ONCE = 200;

/** Small pictures of faces: `size` is their edge in sizes of the face, `quality` that of their JPEG. About 3 kB each. */
export const FACE_CROP = { edgePx: 112, size: 1.5, quality: 0.8 } as const;
