import { MAX_PHOTO_BYTES } from '#core/limits.ts';

/** Images of a web page with a shorter side below this are icons and the like; the user can change it. */
export const PAGE_IMAGE_THRESHOLD_PX = 200;

/** The limits for one web page. */
export const PAGE_IMAGE_LIMITS = {
  images: 5000,
  /** The longest data: URL: a photo of the maximum size as base64. */
  dataUrlLength: Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 1024,
  /** The total for a page's data: URLs, because they arrive in one message. */
  allDataUrlsLength: 128 * 1024 * 1024,
  canvasPixels: 32_000_000,
  /** A shown image whose file is gone is copied as a PNG up to this size, and as a JPEG above. */
  losslessPixels: 4_000_000,
  /** An SVG can claim any size; it is drawn with this long edge at most, in pixels. */
  drawnEdgePx: 4096,
  /** How long to wait for a page's next frame. */
  frameMs: 500,
  /** The maximum number of elements in a drawing that is copied. */
  drawingElements: 5000,
  /** Images of at most this size on both sides, in pixels, are tracking pixels or spacers: nobody sees them. */
  unseenPx: 2,
  /** How long to wait for images that haven't been measured yet. */
  measureMs: 1000,
} as const;

/** The limits for the films of one web page. */
export const PAGE_FILM_LIMITS = {
  bytes: 1024 * 1024 * 1024,
  /** All films together: they stay in the browser's storage until the ZIP is saved. */
  allBytes: 4 * 1024 * 1024 * 1024,
  /** Pieces that are handed to that storage at once, because memory has no room for films. */
  pieceBytes: 8 * 1024 * 1024,
} as const;

/** The limits for scrolling through a page. The times are those that a person would give a page before scrolling on. */
export const SCROLL_LIMITS = {
  /** The fraction of the visible height that each step scrolls, so that neighboring steps overlap. */
  stepShare: 0.8,
  /** A page has settled when nothing was added, and no visible image was loading, for this long. */
  quietMs: 120,
  settleMs: 2500,
  /** How much longer to wait at the end: at first, and on a page that has grown before. */
  endMs: 2000,
  grownEndMs: 5000,
  /** Scrolling a growing page stops after this many steps without a new image. */
  stepsWithoutNew: 60,
  /** The maximum number of inner areas that are scrolled in addition to the page. */
  areas: 50,
  /** The minimum visible side of such an area, and its minimum scroll distance. */
  areaPx: 150,
  areaScrollPx: 40,
  /** How long a step waits for an invisible tab. */
  hiddenMs: 500,
  /** A page gets its position back if no further step is requested within this time. */
  leftAloneMs: 30_000,
} as const;

/** The thresholds that can be set instead of {@link PAGE_IMAGE_THRESHOLD_PX}. */
export const PAGE_IMAGE_THRESHOLDS_PX = { least: 1, most: 5000 } as const;

/** A call interrupted by a stop of the extension's worker is repeated after a short, growing wait. */
export const WORKER_CALL = { attempts: 6, waitMs: 50 } as const;

/** An access token is replaced this long before it expires, so that none expires in transit. */
export const TOKEN_REFRESH_EARLY_MS = 60_000;

/** The number of a web page's images fetched at the same time, and the timeout for each; a film may pause for as long. */
export const PAGE_IMAGES_AT_ONCE = 6;
export const PAGE_IMAGE_TIMEOUT_MS = 30_000;
