/** The maximum time of a triple click, in milliseconds. */
const WINDOW_MS = 2000;

export interface Clicks {
  /** The times of the clicks that may still become part of a triple click, in milliseconds. */
  readonly recent: readonly number[];
  /** Whether the last click completed a triple click; counting then restarts. */
  readonly isTriple: boolean;
}

/** Returns the state after another click. */
export function withClick(recent: readonly number[], atMs: number): Clicks {
  const within = [...recent, atMs].filter((at) => atMs - at <= WINDOW_MS);
  const isTriple = within.length === 3;
  return { recent: isTriple ? [] : within, isTriple };
}
