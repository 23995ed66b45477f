import type { Found } from './next-step.ts';
import type { PlannedFile } from './plan-journal.ts';
import type { FolderLook } from './plan-targets.ts';

/** How a destination can be inspected. */
interface Asked {
  readonly entries: FolderLook['entries'];
  /** What a path holds, compared with the file that is wanted there. */
  readonly found: (path: string, wanted: PlannedFile) => Promise<Found>;
}

/** Inspects a destination. @param known facts about the wanted files, by their ids */
export function folderLook(known: ReadonlyMap<string, PlannedFile>, { entries, found }: Asked): FolderLook {
  return {
    entries,
    isSame: async (path, id) => {
      const wanted = known.get(id);
      return wanted !== undefined && (await found(path, wanted)) === 'same';
    },
  };
}
