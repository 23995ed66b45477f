import { useCallback, useRef } from 'react';
import { checkComplete } from '#core/arrangement.ts';
import type { ArchiveEntry } from '#core/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import { downloadToast, failureToast } from '#core/toast.ts';
import type { Archive } from '#pipeline/ports.ts';
import { useBatchWording } from './batch-wording.ts';
import type { SavedArchive } from './saved-archive.ts';
import type { Notify } from './use-batch.ts';

interface SavedZipOptions {
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  readonly notify: Notify;
}

/** Under which paths a ZIP is made again, and the photos that must be in it. */
interface Rearranged {
  readonly entries: readonly ArchiveEntry[];
  readonly photoIds: ReadonlySet<string>;
}

export interface SavedZip<Source extends Photo> {
  /** The archive that is saved from now on. */
  readonly keep: (archive: SavedArchive<Source>) => void;
  /** Saves the ZIP as it is, and tells only where that fails. */
  readonly save: () => Promise<boolean>;
  /** Makes the ZIP again under these paths, saves it, and tells how that went. */
  readonly saveRearranged: (rearranged: Rearranged) => Promise<boolean>;
  /** The kept archive for photos that are tried again, and the entries of all once it is finished. */
  readonly joined: (join: (added: readonly ArchiveEntry[]) => readonly ArchiveEntry[]) => {
    readonly archive: Archive<Source>;
    readonly entries: () => readonly ArchiveEntry[];
  };
}

/** The ZIP of the batch on the table, as often as it is wanted. No photo is sent for it, and none counted. */
export function useSavedZip<Source extends Photo>({ saveZip, notify }: SavedZipOptions): SavedZip<Source> {
  const wording = useBatchWording();
  const kept = useRef<SavedArchive<Source>>(undefined);

  const keep = useCallback((archive: SavedArchive<Source>) => {
    kept.current = archive;
  }, []);
  const save = useCallback(
    async (rearranged?: Rearranged): Promise<boolean> => {
      try {
        if (rearranged) {
          checkComplete(rearranged.entries, rearranged.photoIds);
          await kept.current?.finish(rearranged.entries);
        }
        const zip = kept.current?.zip;
        if (!zip) return false;
        await saveZip(zip);
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        notify(failureToast(error.failure, wording));
        return false;
      }
    },
    [saveZip, notify, wording],
  );
  const saveRearranged = async (rearranged: Rearranged) => {
    const isSaved = await save(rearranged);
    if (isSaved) notify(downloadToast(wording));
    return isSaved;
  };
  const joined: SavedZip<Source>['joined'] = (join) => {
    const archive = kept.current;
    if (!archive) throw new Error('There is no archive that anything could join');
    let all: readonly ArchiveEntry[] = [];
    const joining = archive.joinedBy((added) => (all = join(added)));
    return { archive: joining, entries: () => all };
  };
  return { keep, save, saveRearranged, joined };
}
