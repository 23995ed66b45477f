import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import type { Found } from '#core/destinations/next-step.ts';

/** What the bytes of a file have to be. */
export interface ExpectedBytes {
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * A file that is to be put somewhere.
 *
 * @typeParam Source what the host calls a file's bytes
 */
export interface FileToSend<Source> extends ExpectedBytes {
  readonly source: Source;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** Where it goes, with slashes. */
  readonly path: string;
  /** The path that it has until it is whole, in the same folder, where a storage needs one. */
  readonly part: string;
}

/** How putting a file ended: it is there, whole and checked; another file has its path; it has other bytes than planned. */
export type Sent = 'sent' | 'taken' | 'changed';

/**
 * A storage that files are put into, and the folder in it. Paths have slashes and begin in that folder.
 *
 * Every call throws a {@link StorageError} for what the storage or the network did, after it was tried as often as makes
 * sense, and the reason of the signal if that aborts.
 */
export interface Store<Source> {
  /** Makes sure that one may look there; a folder that is missing is no problem. */
  open(signal: AbortSignal): Promise<void>;
  /** What a folder has; '' is the top. Nothing for one that is not there. */
  entries(folder: string, signal: AbortSignal): Promise<readonly FolderEntry[]>;
  /** What a path has. */
  found(path: string, expected: ExpectedBytes, signal: AbortSignal): Promise<Found>;
  /** Makes the top and the folders, outer ones first, where they are missing. */
  makeFolders(folders: readonly string[], signal: AbortSignal): Promise<void>;
  /** Puts a file under its path, and checks it there. Replaces nothing, and leaves nothing that is not whole under the path. */
  put(file: FileToSend<Source>, signal: AbortSignal): Promise<Sent>;
  /** Removes what a run that was ended left under a temporary path. */
  removePart(part: string, signal: AbortSignal): Promise<void>;
  close(): void;
}
