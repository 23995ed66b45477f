import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import type { Found } from '#core/destinations/next-step.ts';
import type { Inspected } from '#core/destinations/plan-journal.ts';

/** The expected bytes of a file. */
export interface ExpectedBytes {
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * A file to be stored.
 *
 * @typeParam Source the host's handle of a file's bytes
 */
export interface FileToSend<Source> extends ExpectedBytes {
  readonly source: Source;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The target path, with slashes. */
  readonly path: string;
  /** The temporary path in the same folder, if a storage needs one. */
  readonly part: string;
}

/**
 * The result of storing a file: it is there, complete and verified; another file has its path; its bytes aren't the
 * planned ones.
 */
export type Sent = 'sent' | 'taken' | 'changed';

/**
 * A storage, and the folder in it that receives files. Paths have slashes and are relative to that folder.
 *
 * After its retries, every call throws a {@link StorageError} for failures of the storage or the network, and the
 * signal's reason if it is aborted.
 */
export interface Store<Source> {
  /** Checks that reading is allowed; a missing folder is fine. */
  open(signal: AbortSignal): Promise<void>;
  /** Returns a folder's entries; '' is the top. Undefined if it doesn't exist. */
  entries(folder: string, signal: AbortSignal): Promise<readonly FolderEntry[]>;
  /** Returns what a path has. */
  found(path: string, expected: ExpectedBytes, signal: AbortSignal): Promise<Found>;
  /** Creates the top and the folders, outermost first, if they are missing. */
  makeFolders(folders: readonly string[], signal: AbortSignal): Promise<void>;
  /**
   * Stores a file under its path, and verifies it there. Replaces nothing, and leaves no incomplete file under the
   * path.
   */
  put(file: FileToSend<Source>, signal: AbortSignal): Promise<Sent>;
  /** Removes what an interrupted run left under a temporary path. */
  removePart(part: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Returns a storage as planning inspects it. */
export function inspected(store: Pick<Store<never>, 'entries' | 'found'>, signal: AbortSignal): Inspected {
  return {
    entries: (folder) => store.entries(folder, signal),
    found: (path, wanted) => store.found(path, wanted, signal),
  };
}
