import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { isMadeXmp } from '#core/xmp/made-xmp.ts';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import { folderLook } from '#core/destinations/folder-look.ts';
import { newJournal, type PlannedFile, type PlannedPhoto } from '#core/destinations/plan-journal.ts';
import { type FolderLook, planTargets, type TargetPlan } from '#core/destinations/plan-targets.ts';
import { JOURNAL_VERSION } from '#core/destinations/limits.ts';
import type { Journal } from '#core/destinations/read-journal.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sumsOf } from '../files/checksums.ts';
import { datesOf } from '../files/photo-dates.ts';
import { entriesOf, foundAt } from './folder-handle.ts';

/** The target paths of a board's photos in a folder. Planning writes nothing. */
export interface FolderPlan {
  readonly targets: TargetPlan;
  /** One file for each target. */
  readonly files: readonly PlannedFile[];
  readonly written: readonly WrittenPhoto[];
}

/** A file of the board, and the photo that it belongs to, which comes before it; undefined for a file of its own. */
export interface EntryInto extends ArchiveEntry {
  readonly leader: string | undefined;
}

/** Plans the photos' paths in a folder. */
export function planFolder(
  top: FileSystemDirectoryHandle,
  entries: readonly EntryInto[],
  photos: readonly BrowserPhoto[],
  signal: AbortSignal,
): Promise<FolderPlan> {
  const asked = {
    entries: (folder: string) => entriesOf(top, folder),
    found: (path: string, wanted: PlannedFile) => foundAt(top, path, wanted),
  };
  return planInto((files) => folderLook(files, asked), entries, photos, signal);
}

/**
 * Plans the photos' paths; computes their checksums for it.
 *
 * @param lookWith receives the known facts about the files, by their ids
 */
export async function planInto(
  lookWith: (files: ReadonlyMap<string, PlannedFile>) => FolderLook,
  entries: readonly EntryInto[],
  photos: readonly BrowserPhoto[],
  signal: AbortSignal,
): Promise<FolderPlan> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const files = new Map<string, PlannedFile>();
  for (const { photoId } of entries) {
    signal.throwIfAborted();
    const photo = byId.get(photoId);
    if (!photo) continue;
    const { sha256 } = await sumsOf(photo.file);
    const { sizeBytes, modifiedMs } = photo;
    files.set(photoId, { id: photoId, sizeBytes, sha256, modifiedMs, isMoved: false });
  }
  const dates = await datesOf([...byId.values()].filter(({ id }) => files.has(id)));
  const wanted = entries.flatMap(({ photoId: id, path, leader }) =>
    files.has(id) ? [{ id, path, leader, givesWay: isMadeXmp(id, leader) }] : [],
  );
  const targets = await planTargets(wanted, lookWith(files));
  const ordered = targets.targets.flatMap(({ id }) => files.get(id) ?? []);
  const written = targets.targets.map(({ id, path }): WrittenPhoto => {
    const sha256 = files.get(id)?.sha256 ?? '';
    return { photoId: id, path, sha256, date: dates.get(id) };
  });
  return { targets, files: ordered, written };
}

/**
 * Returns the journal of a plan, and its lines.
 *
 * @param named the facts about the run that a library needs
 */
export function journalOf(
  { targets, files }: FolderPlan,
  photos: readonly PlannedPhoto[],
  named: Pick<HeaderRecord, 'growsLists' | 'scheme'> = {},
): { readonly journal: Journal; readonly lines: readonly string[] } {
  const header = {
    version: JOURNAL_VERSION,
    id: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    roots: [],
    isNewFolder: false,
    ...named,
  };
  return newJournal(header, targets, files, photos);
}
