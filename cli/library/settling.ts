/** A file of a watched folder, as it is now. */
export interface SeenNow {
  readonly path: string;
  /** What tells this state of the file from every other. */
  readonly mark: string;
}

interface Settled {
  readonly mark: string;
  readonly sinceMs: number;
}

/** Files that browsers, messengers and copying programs are still writing, by their names. */
const UNFINISHED_NAME =
  /(?:^|[\\/])\.[^\\/]*$|\.(?:part|partial|crdownload|download|tmp|temp|opdownload|filepart|!ut|!qb)$/i;

/** Whether a file will get another name once it is complete. */
export function isUnfinishedName(path: string): boolean {
  return UNFINISHED_NAME.test(path);
}

/**
 * Tells which files are complete: those that were the same in two looks long enough apart. What somebody sees twice the same
 * while it is being written had a pause that long.
 */
export class Settling {
  readonly #settleMs: number;
  #files = new Map<string, Settled>();

  /** @param settleMs milliseconds for which a file has to stay the same */
  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  /**
   * Takes a look at all files, and forgets those that are gone.
   *
   * @param nowMs the time of the look, by a clock that is never set
   * @returns the paths of complete files, and of those that are not
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
