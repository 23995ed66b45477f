import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { BrowserPhoto } from './browser-photo.ts';

/**
 * Adds files to a saved batch for its missing photos, matched by name, size and modification time. Other
 * files are ignored.
 */
export function withFiles(batch: SavedBatch<BrowserPhoto>, files: readonly File[]): SavedBatch<BrowserPhoto> {
  const unused = [...files];
  const found = batch.missing.flatMap((photo) => {
    const at = unused.findIndex(
      ({ name, size, lastModified }) =>
        name === photo.name && size === photo.sizeBytes && lastModified === photo.modifiedMs,
    );
    const [file] = at < 0 ? [] : unused.splice(at, 1);
    return file ? [{ ...photo, file }] : [];
  });
  const byId = new Map([...batch.photos, ...found].map((photo) => [photo.id, photo]));
  return { ...batch, photos: batch.order.flatMap((id) => byId.get(id) ?? []) };
}
