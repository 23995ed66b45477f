import type { Found } from './next-step.ts';
import type { PlannedFile } from './plan-journal.ts';
import type { FolderLook } from './plan-targets.ts';

/** How something that files are put into can be asked. */
interface Asked {
  readonly entries: FolderLook['entries'];
  /** What a path has, of a file that is wanted there. */
  readonly found: (path: string, wanted: PlannedFile) => Promise<Found>;
}

/** Looks at what files are to be put into. @param known what is known of them, by their ids */
export function folderLook(known: ReadonlyMap<string, PlannedFile>, { entries, found }: Asked): FolderLook {
  return {
    entries,
    isSame: async (path, id) => {
      const wanted = known.get(id);
      return wanted !== undefined && (await found(path, wanted)) === 'same';
    },
  };
}
