import type { Failure, FailureCode } from '../failure.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { folderNameAmong, languageOfFolders } from '../wording/own-folders.ts';
import type { Passenger } from './companion-paths.ts';

/** The folder of files that couldn't be analyzed, in English. */
export const NOT_READABLE = 'Not readable';

/** Failures caused by the file itself, which a retry can't fix. */
const OF_THE_FILE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'photo-empty',
  'photo-too-large',
  'photo-not-an-image',
  'photo-format-unsupported',
  'photo-too-many-pixels',
  'photo-too-heavy',
  'photo-unreadable',
  'raw-without-preview',
]);

/** Returns whether a file with this failure can be included unanalyzed: the file itself is the cause, and it exists. */
export function canBeCarried(failure: Failure | undefined): boolean {
  return failure !== undefined && OF_THE_FILE.has(failure.code);
}

/**
 * Returns files that couldn't be analyzed as passengers. They keep their names, in a folder of their own named in the
 * language of the others.
 *
 * @param folders those of the placed photos
 */
export function carriedPassengers(
  files: readonly { readonly id: string; readonly name: string }[],
  folders: Iterable<FolderPath>,
): Passenger[] {
  if (files.length === 0) return [];
  const there = [...folders];
  const folder = [folderNameAmong(there.flat(), NOT_READABLE, languageOfFolders(there))];
  return files.map(({ id, name }) => ({ id, name, folder }));
}
