import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import { whyNoRoom } from '../room-for-bytes.ts';
import type { SavingOptions, Store } from './saving-options.ts';

interface BytesToKeep extends Pick<SavingOptions, 'onNotSaved'> {
  /** The batch of the photos. */
  readonly id: string;
  readonly photos: readonly BrowserPhoto[];
  /** Whether this page still has the batch. */
  readonly isHere: () => boolean;
}

/** Saves the bytes of photos, one after the other. @returns whether those of all are saved */
export async function keepBytes(
  load: () => Promise<Pick<Store, 'saveBytes'>>,
  { id, photos, isHere, onNotSaved }: BytesToKeep,
): Promise<boolean> {
  if (photos.length === 0) return true;
  const { saveBytes } = await load();
  const why = await whyNoRoom(photos);
  if (why !== undefined) {
    onNotSaved(why);
    return false;
  }
  for (const photo of photos.flatMap(withItsCompanions)) {
    if (!isHere() || !(await saveBytes(id, photo))) return false;
  }
  return true;
}
