/** The subscription popup: the delay before it appears, and the cooldown after it was closed. */
export const POPUP = { afterMs: 2500, cooldownMs: 7 * 24 * 60 * 60 * 1000 } as const;

/**
 * The newsletter form's progress bar, in percent: it starts at `from`, approaches `toward`, is at `afterWait` after
 * `waitMs`, and ends at 100. It is shown for at least `waitMs`, and its end for `endMs`, so that both are visible.
 */
export const NEWSLETTER_PROGRESS = {
  from: 15,
  toward: 90,
  waitMs: 500,
  afterWait: 40,
  stepMs: 100,
  endMs: 250,
} as const;

/** Maximum wait for tokens: slightly more than the three attempts of ten seconds that auth0-spa-js makes. */
export const SIGN_IN_MS = 35_000;

/** Minimum time between two login notifications. */
export const LOGIN_NOTICE_MS = 24 * 60 * 60 * 1000;

/** A number that counts up. */
export interface Counter {
  readonly from: number;
  /** Minimum and maximum milliseconds between two steps of 1 or 2. */
  readonly stepMs: readonly [least: number, most: number];
}

/** The home page's counters (specification, section 9). */
export const HOME_COUNTERS = {
  users: { from: 15, stepMs: [400, 400] },
  photos: { from: 100, stepMs: [600, 700] },
} as const satisfies Record<string, Counter>;
