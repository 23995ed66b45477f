/** The current state of a file in a watched folder. */
export interface SeenNow {
  readonly path: string;
  /** A mark that changes whenever the file does. */
  readonly mark: string;
}

interface Settled {
  readonly mark: string;
  readonly sinceMs: number;
}

/** Files that browsers, messengers and copy programs are still writing, by name. */
const UNFINISHED_NAME =
  /(?:^|[\\/])\.[^\\/]*$|\.(?:part|partial|crdownload|download|tmp|temp|opdownload|filepart|!ut|!qb)$/i;

/** Returns whether a file will be renamed once it is complete. */
export function isUnfinishedName(path: string): boolean {
  return UNFINISHED_NAME.test(path);
}

/**
 * Finds out which files are complete: those unchanged between two looks far enough apart. A file that looks unchanged
 * while it is being written had a pause that long.
 */
export class Settling {
  readonly #settleMs: number;
  #files = new Map<string, Settled>();

  /** @param settleMs milliseconds that a file has to stay unchanged */
  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  /**
   * Looks at all files, and forgets those that are gone.
   *
   * @param nowMs the time of the look, on a monotonic clock
   * @returns the paths of complete files, and of incomplete ones
   */
  look(
    files: readonly SeenNow[],
    nowMs: number,
  ): { readonly complete: ReadonlySet<string>; readonly open: ReadonlySet<string> } {
    const now = new Map<string, Settled>();
    const complete = new Set<string>();
    const open = new Set<string>();
    for (const { path, mark } of files) {
      const before = this.#files.get(path);
      const settled = before?.mark === mark ? before : { mark, sinceMs: nowMs };
      now.set(path, settled);
      (nowMs - settled.sinceMs >= this.#settleMs ? complete : open).add(path);
    }
    this.#files = now;
    return { complete, open };
  }
}
