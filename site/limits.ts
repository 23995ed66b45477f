/** The subscription popup: when it appears, and how long it stays away once it was closed. */
export const POPUP = { afterMs: 2500, cooldownMs: 7 * 24 * 60 * 60 * 1000 } as const;

/**
 * The newsletter form's bar, in percent: it starts at `from`, nears `toward`, is at `afterWait` when `waitMs` have
 * passed, and ends at 100. It is shown for at least the wait, and its end for `endMs`, so that both are seen.
 */
export const NEWSLETTER_PROGRESS = {
  from: 15,
  toward: 90,
  waitMs: 500,
  afterWait: 40,
  stepMs: 100,
  endMs: 250,
} as const;

/** The login notification is sent at most once in this time. */
export const LOGIN_NOTICE_MS = 24 * 60 * 60 * 1000;

/** How long the address of a downloaded ZIP stays valid; the browser reads from it after the click returns. */
export const DOWNLOAD_URL_MS = 60_000;

/** A number that is counted up where people see it. */
export interface Counter {
  readonly from: number;
  /** Where it ends when it is not known how much it really is. */
  readonly to: number;
  /** Milliseconds between two steps of 1 or 2, at least and at most. */
  readonly stepMs: readonly [least: number, most: number];
}

/** Home's counters: specification, section 9. */
export const HOME_COUNTERS = {
  users: { from: 15, to: 2000, stepMs: [400, 400] },
  photos: { from: 100, to: 100_000, stepMs: [600, 700] },
} as const satisfies Record<string, Counter>;
