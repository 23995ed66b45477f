import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { REMEMBERED } from '#browser/limits.ts';
import type { RememberedPhoto } from '#browser/remembered/remembered-database.ts';
import type { createThumbnail } from '#browser/decoding/thumbnail.ts';

/** The number of photos decoded at a time, so that the page stays responsive. */
const AT_ONCE = 2;

/** Creates small pictures of the remembered photos, by their ids; a photo that can't be shown has none. */
export async function picturesOf(
  photos: readonly BrowserPhoto[],
  wanted: readonly RememberedPhoto[],
  thumbnailOf: typeof createThumbnail,
  signal: AbortSignal,
): Promise<Map<string, Blob>> {
  const ids = new Set(wanted.map(({ photoId }) => photoId));
  const waiting = photos.filter(({ id }) => ids.has(id)).values();
  const pictures = new Map<string, Blob>();
  const make = async () => {
    for (const photo of waiting) {
      signal.throwIfAborted();
      const made = await thumbnailOf(photo, REMEMBERED.edgePx, signal).catch(() => undefined);
      if (made) pictures.set(photo.id, made.picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, make));
  return pictures;
}
