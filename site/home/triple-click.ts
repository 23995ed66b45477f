/** Three clicks within this many milliseconds count. */
const WINDOW_MS = 2000;

export interface Clicks {
  /** When those were made that may still belong to three, in milliseconds. */
  readonly recent: readonly number[];
  /** Whether the last of them was the third within two seconds; the count then begins anew. */
  readonly isTriple: boolean;
}

/** One more click after those that were recent. */
export function withClick(recent: readonly number[], atMs: number): Clicks {
  const within = [...recent, atMs].filter((at) => atMs - at <= WINDOW_MS);
  const isTriple = within.length === 3;
  return { recent: isTriple ? [] : within, isTriple };
}
