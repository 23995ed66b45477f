import { MAX_PHOTO_BYTES } from '#core/limits.ts';

/** Images of a web page whose short side is under this are icons and the like; the user can change it. */
export const PAGE_IMAGE_THRESHOLD_PX = 200;

/** What is taken from one web page at most. */
export const PAGE_IMAGE_LIMITS = {
  images: 5000,
  /** The longest data: URL: a photo of the largest size as base64. */
  dataUrlLength: Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 1024,
  /** All data: URLs of a page together, since they come in one message from it. */
  allDataUrlsLength: 128 * 1024 * 1024,
  canvasPixels: 32_000_000,
  /** Elements of one drawing that are copied. */
  drawingElements: 5000,
  /** What is no longer than this on both sides, in pixels, only counts visits or takes room: nobody sees it. */
  unseenPx: 2,
  /** How long images are waited for that are not measured yet. */
  measureMs: 1000,
} as const;

/** How a page is scrolled through. Times are those that a person would grant a page before scrolling on. */
export const SCROLL_LIMITS = {
  /** Share of the visible height by which each step moves, so that neighboring steps overlap. */
  stepShare: 0.8,
  /** A page has settled when nothing was added, and no visible image was loading, for so long. */
  quietMs: 120,
  settleMs: 2500,
  /** How long more is waited for at the end, first, and on a page that has grown before. */
  endMs: 2000,
  grownEndMs: 5000,
  /** A page that grows is left after so many steps without a new image. */
  stepsWithoutNew: 60,
  /** Inner areas that are scrolled besides the page. */
  areas: 50,
  /** The smallest visible side of such an area, and the least that it scrolls. */
  areaPx: 150,
  areaScrollPx: 40,
  /** How long a step waits for a tab that is not visible. */
  hiddenMs: 500,
  /** A page that nobody asks to go on any more gets its position back. */
  leftAloneMs: 30_000,
} as const;

/** The thresholds that can be chosen in the place of {@link PAGE_IMAGE_THRESHOLD_PX}. */
export const PAGE_IMAGE_THRESHOLDS_PX = { least: 1, most: 5000 } as const;

/** A worker of the extension that is stopped in the middle of a call is called again, after a short, growing wait. */
export const WORKER_CALL = { attempts: 6, waitMs: 50 } as const;

/** An access token is replaced this long before it ends, so that none ends on its way. */
export const TOKEN_REFRESH_EARLY_MS = 60_000;

/** Images of a web page that are fetched side by side, and how long one may take. */
export const PAGE_IMAGES_AT_ONCE = 6;
export const PAGE_IMAGE_TIMEOUT_MS = 30_000;
