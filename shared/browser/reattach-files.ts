import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { type BrowserPhoto, withItsFiles } from './browser-photo.ts';

/**
 * Adds files to a saved batch for its missing photos and what comes along with them, matched by name, size and
 * modification time. Other files are ignored, and so are those of a photo of which not all are there.
 */
export function withFiles(batch: SavedBatch<BrowserPhoto>, files: readonly File[]): SavedBatch<BrowserPhoto> {
  let unused = [...files];
  const found = batch.missing.flatMap((photo) => {
    const left = [...unused];
    const whole = withItsFiles(photo, ({ name, sizeBytes, modifiedMs }) => {
      const at = left.findIndex(
        (file) => file.name === name && file.size === sizeBytes && file.lastModified === modifiedMs,
      );
      return at < 0 ? undefined : left.splice(at, 1)[0];
    });
    if (whole) unused = left;
    return whole ? [whole] : [];
  });
  const byId = new Map([...batch.photos, ...found].map((photo) => [photo.id, photo]));
  return { ...batch, photos: batch.order.flatMap((id) => byId.get(id) ?? []) };
}
