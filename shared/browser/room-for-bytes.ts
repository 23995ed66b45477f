import { type BrowserPhoto, withItsCompanions } from './files/browser-photo.ts';
import { SAVED_BYTES } from './limits.ts';

/**
 * Returns why photos and their companions can't be copied into the browser's storage: they are larger than
 * `SAVED_BYTES`, or there is no room. Undefined if they can.
 */
export async function whyNoRoom(
  photos: readonly BrowserPhoto[],
): Promise<'too-large' | 'no-room' | undefined> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  const files = photos.flatMap(withItsCompanions);
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > SAVED_BYTES) return 'too-large';
  return bytes < quota - usage ? undefined : 'no-room';
}
