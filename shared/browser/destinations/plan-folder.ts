import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import {
  type EntryToPut,
  type FilePlan,
  type Inspected,
  newJournal,
  planFiles,
  type PlannedFile,
  type PlannedPhoto,
} from '#core/destinations/plan-journal.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import type { Journal } from '#core/destinations/read-journal.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sumsOf } from '../files/checksums.ts';
import { fileFacts } from '../files/file-facts.ts';
import { entriesOf, foundAt } from './folder-handle.ts';

/** The target paths of a board's photos in a folder. Planning writes nothing. */
export interface FolderPlan extends FilePlan {
  readonly written: readonly WrittenPhoto[];
}

/** Plans the photos' paths in a folder. */
export function planFolder(
  top: FileSystemDirectoryHandle,
  entries: readonly EntryToPut[],
  photos: readonly BrowserPhoto[],
  signal: AbortSignal,
): Promise<FolderPlan> {
  const look: Inspected = {
    entries: (folder) => entriesOf(top, folder),
    found: (path, wanted) => foundAt(top, path, wanted),
  };
  return planInto(look, entries, photos, signal);
}

/** Plans the photos' paths; computes their checksums for it. */
export async function planInto(
  look: Inspected,
  entries: readonly EntryToPut[],
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
  const facts = await fileFacts.ofAll([...byId.values()].filter(({ id }) => files.has(id)));
  const plan = await planFiles(entries, files, look);
  const written = plan.targets.targets.map(({ id, path }): WrittenPhoto => {
    const sha256 = files.get(id)?.sha256 ?? '';
    const { date, location } = facts.get(id) ?? {};
    return { photoId: id, path, sha256, date, place: location?.place };
  });
  return { ...plan, written };
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
    version: RECORD_VERSIONS.journal,
    id: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    roots: [],
    isNewFolder: false,
    ...named,
  };
  return newJournal(header, targets, files, photos);
}
