import { folderLook } from '#core/destinations/folder-look.ts';
import type { PlannedFile } from '#core/destinations/plan-journal.ts';
import type { FolderLook } from '#core/destinations/plan-targets.ts';
import type { Store } from './store.ts';

/** Inspects a storage for planning where files go. */
export function lookAtStore(
  store: Pick<Store<never>, 'entries' | 'found'>,
  known: ReadonlyMap<string, PlannedFile>,
  signal: AbortSignal,
): FolderLook {
  return folderLook(known, {
    entries: (folder) => store.entries(folder, signal),
    found: (path, wanted) => store.found(path, wanted, signal),
  });
}
