import type { Arrangement } from '../board/arrangement.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { UNSORTED } from '../categories/categorize.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { folderNameIn, isUnsortedFolder } from '../wording/own-folders.ts';
import { askablePhotos } from './doubts.ts';

/** The effect of a limit: photos that go to Unsorted, and photos that return from it. */
export interface SentToUnsorted {
  /** The folder of each changed photo, by its id. */
  readonly folders: ReadonlyMap<string, FolderPath>;
  readonly going: readonly string[];
  readonly returning: readonly string[];
  /** Photos that an earlier limit sent there and that stay there. */
  readonly staying: readonly string[];
}

/**
 * Returns the effect of a limit below which photos go to Unsorted. Photos without a confidence stay where they are,
 * and so do those that the person moved or accepted.
 *
 * @param below a confidence from 0 to 1: photos of exactly this one stay
 * @param sent the folders of photos that an earlier limit sent to Unsorted; those that reach this limit return
 */
export function sentToUnsorted(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
  below: number,
  sent: ReadonlyMap<string, FolderPath> = new Map(),
): SentToUnsorted {
  const folders = new Map<string, FolderPath>();
  const [going, returning, staying]: [string[], string[], string[]] = [[], [], []];
  for (const { known, folder } of askablePhotos(arrangement, placed)) {
    const { photoId, confidence } = known;
    if (confidence === undefined) continue;
    const earlier = sent.get(photoId);
    if (!isUnsortedFolder(folder) && confidence < below) {
      folders.set(photoId, [folderNameIn(UNSORTED, known.language)]);
      going.push(photoId);
    } else if (earlier && confidence < below) {
      staying.push(photoId);
    } else if (isUnsortedFolder(folder) && earlier) {
      folders.set(photoId, earlier);
      returning.push(photoId);
    }
  }
  return { folders, going, returning, staying };
}
