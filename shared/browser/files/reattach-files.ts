import type { Photo } from '#core/photo.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { type BrowserPhoto, withItsFiles } from './browser-photo.ts';

/** The same batch with additional photos available. */
type WithPhotos<Batch> = Omit<Batch, 'photos'> & Pick<SavedBatch<BrowserPhoto>, 'photos'>;

/**
 * Adds files to a saved batch for its missing photos and their companions, matched by name, size and modification
 * time. Other files are ignored, and so are a photo's files unless they are all there.
 */
export function withFiles<Batch extends SavedBatch<BrowserPhoto>>(
  batch: Batch,
  files: readonly File[],
): WithPhotos<Batch> {
  let unused = [...files];
  const found = batch.missing.flatMap((photo) => {
    const left = [...unused];
    const whole = withItsFiles(photo, (own) => {
      const at = left.findIndex((file) => isFileOf(own, file));
      return at < 0 ? undefined : left.splice(at, 1)[0];
    });
    if (whole) unused = left;
    return whole ? [whole] : [];
  });
  return withPhotos(batch, found);
}

/** Adds photos to the photos of a batch whose bytes are available. */
export function withPhotos<Batch extends SavedBatch<BrowserPhoto>>(
  batch: Batch,
  photos: readonly BrowserPhoto[],
): WithPhotos<Batch> {
  const byId = new Map([...batch.photos, ...photos].map((photo) => [photo.id, photo]));
  return { ...batch, photos: batch.order.flatMap((id) => byId.get(id) ?? []) };
}

/** Returns whether a file is the photo's, as far as can be determined without reading it. */
export function isFileOf({ name, sizeBytes, modifiedMs }: Photo, file: File): boolean {
  return file.name === name && file.size === sizeBytes && file.lastModified === modifiedMs;
}
