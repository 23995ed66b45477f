import type { Ending } from '#codec/ending/ending.ts';
import type { Holding } from '../disk/held-open.ts';

/** The current state of a file in a watched folder. */
export interface SeenNow {
  readonly path: string;
  /** A mark that changes whenever the file does. */
  readonly mark: string;
}

/** How long files have to stay unchanged, in milliseconds. */
export interface SettleTimes {
  /** Those that are complete. */
  readonly settleMs: number;
  /** Those whose format doesn't tell, and those that another program reads. */
  readonly untoldMs: number;
  /** Those whose end is missing, and those that another program writes to. */
  readonly doubtMs: number;
}

/** What is known about the end of a file, beyond its size and times. */
export interface EndLook<File> {
  /** Reads the file. */
  readonly endOf: (file: File) => Promise<Ending>;
  /** What another program has the file open for. */
  readonly holding: (file: File) => Promise<Holding | undefined>;
}

interface Settled {
  readonly mark: string;
  readonly sinceMs: number;
  readonly ending?: Ending;
}

/** The files of one look. */
export interface Settlement {
  /** The paths of files that are ready. */
  readonly complete: ReadonlySet<string>;
  /** The paths of the others. */
  readonly open: ReadonlySet<string>;
  /** The open ones that still change. */
  readonly arriving: ReadonlySet<string>;
  /** Files of both kinds whose end is missing, or that somebody writes to. */
  readonly unsure: ReadonlySet<string>;
}

/** Files that browsers, messengers and copy programs are still writing, by name. */
const UNFINISHED_NAME =
  /(?:^|[\\/])\.[^\\/]*$|\.(?:part|partial|crdownload|download|tmp|temp|opdownload|filepart|!ut|!qb)$/i;

/** Returns whether a file will be renamed once it is complete. */
export function isUnfinishedName(path: string): boolean {
  return UNFINISHED_NAME.test(path);
}

/**
 * Finds out which files are complete: unchanged between two looks far enough apart, with their end, and not open in a
 * program that writes. A file that never gets its end counts as complete after a longer time.
 */
export class Settling<File extends SeenNow> {
  readonly #times: SettleTimes;
  readonly #look: EndLook<File>;
  #files = new Map<string, Settled>();

  constructor(times: SettleTimes, look: EndLook<File>) {
    this.#times = times;
    this.#look = look;
  }

  /**
   * Looks at all files, and forgets those that are gone.
   *
   * @param nowMs the time of the look, on a monotonic clock
   */
  async look(files: readonly File[], nowMs: number): Promise<Settlement> {
    const now = new Map<string, Settled>();
    const sets = {
      complete: new Set<string>(),
      open: new Set<string>(),
      arriving: new Set<string>(),
      unsure: new Set<string>(),
    };
    for (const file of files) {
      const { path, mark } = file;
      const before = this.#files.get(path);
      const settled = before?.mark === mark ? before : { mark, sinceMs: nowMs };
      const quietMs = nowMs - settled.sinceMs;
      if (quietMs < this.#times.settleMs) {
        now.set(path, settled);
        sets.open.add(path);
        sets.arriving.add(path);
        continue;
      }
      const ending = settled.ending ?? (await this.#look.endOf(file));
      now.set(path, { ...settled, ending });
      const holding = await this.#look.holding(file);
      const isUnsure = ending === 'cut' || holding === 'writing';
      const isUntold = ending === 'unknown' || holding === 'reading';
      const { settleMs, untoldMs, doubtMs } = this.#times;
      const neededMs = isUnsure ? doubtMs : isUntold ? untoldMs : settleMs;
      if (isUnsure) sets.unsure.add(path);
      sets[quietMs < neededMs ? 'open' : 'complete'].add(path);
    }
    this.#files = now;
    return sets;
  }
}
