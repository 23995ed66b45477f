import type { ListFolder } from './grow-lists.ts';
import type { SkipReason, StepRecord } from './journal-record.ts';
import type { Found, OnDisk } from './next-step.ts';
import type { JournalFile } from './read-journal.ts';

/** One file of a journal on its way to its path. Every call may throw; see {@link Destination.reachOf}. */
export interface FileOnWay {
  /** Removes what an interrupted run left. Returns why the file can't be put anywhere, if it can't. */
  clear(): Promise<SkipReason | undefined>;
  /** What the path of a file that was begun before has, and its source if that is to be removed. */
  look(): Promise<OnDisk>;
  /** Gets the bytes ready, where no person sees them yet; `stopped` after an abort. */
  stage(): Promise<'staged' | 'stopped' | SkipReason>;
  /** Gives the file a path. Replaces nothing, and returns `put` once the file is complete and verified there. */
  put(path: string): Promise<'put' | 'taken' | SkipReason>;
  /**
   * Removes the source of a moved file, if `mayRemove` allows it. Undefined for a source that stays.
   *
   * @returns whether it is gone
   */
  readonly removeSource?: (() => Promise<boolean>) | undefined;
  /** Whether its source is a file of its own, so that it is removed only after all files and {@link Destination.rest}. */
  readonly removesLast?: (() => boolean) | undefined;
  /** Removes what is left of staging; called in every case. */
  close(): Promise<void>;
}

/** The top of a destination, which gets the lists of a run. */
export interface ListPort {
  /** The lists that other runs have begun and this one adds to, where a destination allows that. */
  readonly library?: ListFolder;
  /** The names of all entries. */
  names(): Promise<readonly string[]>;
  /**
   * What a name has: our list as it was written (`same`), another file, or nothing. An incomplete list of ours is removed.
   * Left out by a destination whose `put` looks itself.
   *
   * @param before the SHA-256 of our list; undefined if none was begun
   */
  readonly left?: (name: string, before: string | undefined) => Promise<Found>;
  /** Writes a list that replaces nothing. Returns false if other names should be tried, because this one is taken. */
  put(name: string, text: string, sha256: string): Promise<boolean>;
}

/** How far a failure reaches: this file, this file until the run is resumed, or the whole run. */
export type Reach = 'file' | 'later' | 'run';

/** The place that a run puts its files into: a disk, a browser's folder, a storage. */
export interface Destination {
  /** How many groups of files are on their way at the same time. */
  readonly lanes: number;
  /** How many files are recorded as begun together, before the first of them gets its path. */
  readonly groupSize: number;
  /** @param isKept waits until this and all earlier steps survive a crash */
  append(step: StepRecord, isKept?: boolean): Promise<void>;
  /** Called after the steps of each group, where steps are written together. */
  readonly settle?: () => Promise<void>;
  /** Throws where another program has taken the place or the journal over. */
  assertHeld(): Promise<void>;
  /** Returns the folders that are missing, so that an undo removes only those; left out where nothing is undone. */
  readonly missing?: (folders: readonly string[]) => Promise<readonly string[]>;
  /** Creates folders, outermost first. One that can't be created is reported with its files. */
  makeFolders(folders: readonly string[]): Promise<void>;
  /** What a path has; left out by a destination whose `put` looks itself. */
  readonly found?: (path: string, file: JournalFile) => Promise<Found>;
  onWay(file: JournalFile): Promise<FileOnWay>;
  reachOf(error: unknown, file: JournalFile): Reach;
  /** Waits until it shows whether somebody still writes to the sources of copies. Returns early after an abort. */
  readonly rest?: () => Promise<void>;
  readonly lists: ListPort;
}
