import type { PlannedFile } from '#core/into/plan-journal.ts';
import type { FolderLook } from '#core/into/plan-targets.ts';
import type { Store } from './store.ts';

/** What a storage has, for the planning of where files go. */
export function lookAtStore(
  store: Pick<Store<never>, 'entries' | 'found'>,
  known: ReadonlyMap<string, PlannedFile>,
  signal: AbortSignal,
): FolderLook {
  return {
    entries: (folder) => store.entries(folder, signal),
    isSame: async (path, id) => {
      const file = known.get(id);
      return file !== undefined && (await store.found(path, file, signal)) === 'same';
    },
  };
}
