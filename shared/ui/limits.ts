/** Toasts on screen at the same time. */
export const TOASTS_VISIBLE = 3;

/** A batch in which nothing has happened for this long is said to take longer than usual. */
export const SLOW_AFTER_MS = 10_000;

/** A photo that has to be drawn to be viewed has at most so many pixels on its longest edge, however large the screen. */
export const VIEW_LONG_EDGE_MOST_PX = 4096;

/** The long edge at which the photos of a stack are loaded to be compared, in pixels. */
export const STACK_PICTURE_PX = 1024;

/** How many photos of a stack are loaded at that size; a burst can have a hundred. */
export const STACK_PICTURES = 12;

/** Folders that the preview of a scheme shows. */
export const PREVIEW_FOLDERS = 200;

/** Doubtful photos that the board shows small beside the way to go through them. */
export const DOUBTS_SHOWN = 8;

/** How long the object URL of a downloaded file stays valid; the browser reads it after the click handler returns. */
export const DOWNLOAD_URL_MS = 60_000;

/** Folders, and places, that the figures show before the others are asked for. */
export const FIGURES_SHOWN = 10;

/** Labels below a timeline: as many as a phone has room for. */
export const TIMELINE_LABELS = 4;

/** A map's width by its height. */
export const MAP_ASPECT = 1.9;

/** The picture of the figures: its width, and how many of its pixels lie side by side where a page has one. */
export const FIGURES_PICTURE = { widthPx: 1200, pixelRatio: 2 } as const;

/** How long the board says what was done, in milliseconds: long enough to read it and to take it back. */
export const BOARD_TOAST_MS = 8000;

/** Folders of the last moves that the board offers again. */
export const RECENT_FOLDERS = 3;

/** Heights of the rows of photos on the board, in CSS pixels. Phones have columns instead. */
export const ROW_HEIGHTS = { small: 120, medium: 180, large: 280 } as const;

/** How wide a photo of a row may be for its height, so that a panorama leaves room for others. */
export const ROW_RATIOS = { least: 0.6, most: 2.4, unknown: 4 / 3 } as const;

/** A finger that stays on a photo for this long chooses it, in milliseconds: Android's own measure. */
export const LONG_PRESS_MS = 500;

/** Faces of one person that are shown at first, and more at each press. */
export const FACES_AT_ONCE = 60;

/** People that are shown at first, the ones with the most photos; a correction draws those shown within 100 ms. */
export const PEOPLE_AT_ONCE = 150;
