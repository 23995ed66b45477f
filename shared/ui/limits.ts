/** Toasts on screen at the same time. */
export const TOASTS_VISIBLE = 3;

/** A batch in which nothing has happened for this long is said to take longer than usual. */
export const SLOW_AFTER_MS = 10_000;
