import type { BrowserPhoto } from '../files/browser-photo.ts';
import { companionFiles } from '../files/companion-files.ts';
import { wholeEntries } from '#pipeline/companions-archive.ts';
import type { EntryToPut, PlannedPhoto } from '#core/destinations/plan-journal.ts';
import type { TargetPlan } from '#core/destinations/plan-targets.ts';
import { dated } from '#core/dates/photo-date.ts';
import { plannedPhotos } from '#core/lists/batch-list.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { BatchState } from '#core/batch/batch.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { PeopleOfPhotos } from '#core/schemes/photos-on-board.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import type { FailureWords } from '#core/failure-text.ts';
import type { ListWords } from '#core/lists/list-page.ts';

/** The photos of a board, and their companion files. */
export interface PhotosOfBoard {
  readonly entries: readonly ArchiveEntry[];
  readonly photos: readonly BrowserPhoto[];
  /** Photos without an entry whose companions are written to the folder. */
  readonly failed: readonly BrowserPhoto[];
  /** Those of them that are written too, in a separate folder. */
  readonly carried: readonly BrowserPhoto[];
}

/** The contents of a board to save. */
export interface OnBoard extends PhotosOfBoard {
  readonly arrangement: Arrangement;
  /** The people that the person named. */
  readonly people: PeopleOfPhotos;
  readonly state: BatchState;
  readonly hasList: boolean;
  readonly xmpOf: XmpOf;
  /** Whether the descriptions are written next to the photos. */
  readonly writesXmp: boolean;
  readonly t: ListWords & FailureWords;
}

/** Returns what the lists tell about each file of a board; none if there are to be no lists. */
export function listedOnBoard(
  { photos, state, hasList, t }: OnBoard,
  written: readonly WrittenPhoto[],
): readonly PlannedPhoto[] {
  return hasList ? plannedPhotos({ state, photos, nowMs: Date.now(), t }, written) : [];
}

/** Returns how many files a plan puts somewhere, into how many folders, and how many are there already. */
export function countsOf({ targets }: TargetPlan) {
  const toPut = targets.filter(({ isThere }) => !isThere);
  const [total, put] = [targets.length, toPut.length];
  const folders = new Set(toPut.map(({ path }) => path.slice(0, path.lastIndexOf('/')))).size;
  return { total, put, there: total - put, folders };
}

/** Everything that is written to a folder. */
export interface FilesOfBoard {
  /** A photo's companion files come right after it. */
  readonly wanted: readonly EntryToPut[];
  readonly files: readonly BrowserPhoto[];
}

/**
 * Returns the files of a board, including its photos' companion files.
 *
 * @param xmpOf the sidecar to write next to each photo; undefined if none is written
 * @param folderOf the folders of videos that aren't near the photos taken with them
 */
export async function filesOfBoard(
  { entries, photos, failed, carried }: PhotosOfBoard,
  xmpOf: XmpOf | undefined,
  folderOf?: (id: string) => FolderPath | undefined,
): Promise<FilesOfBoard> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const placed = entries.flatMap((entry) => {
    const photo = byId.get(entry.photoId);
    return photo ? [{ ...entry, photo }] : [];
  });
  const { entries: wanted } = await wholeEntries(
    placed,
    { failed, carried, folderOf, xmpOf },
    companionFiles,
  );
  return {
    wanted: wanted.map(({ photoId, path, leader }) => ({ photoId, path, leader })),
    files: wanted.map(({ photo, date }) => dated(photo, date)),
  };
}
