import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { BrowserPhoto } from './browser-photo.ts';

/**
 * A kept batch with those of its missing photos that are among the files: the same name, size and time. What else is
 * among the files is left alone.
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
