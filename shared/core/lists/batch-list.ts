import { type BatchState, failureOf } from '../batch.ts';
import { photoDate } from '../exports/photo-date.ts';
import { type FailureWords, photoFailureText } from '../failure-text.ts';
import type { Photo } from '../photo.ts';
import type { ListWords } from './list-page.ts';
import { type ListedPhoto, uniqueOriginals } from './listed-photo.ts';
import type { WrittenPhoto } from './top-files.ts';

/**
 * The list of a batch as its state knows it.
 *
 * @param photos all that were picked, in that order
 * @param written the photos of the archive, under the paths that they have now
 */
export function batchList(
  { photos: states }: Pick<BatchState, 'photos'>,
  photos: readonly Photo[],
  written: readonly WrittenPhoto[],
  t: ListWords & FailureWords,
): ListedPhoto[] {
  const inArchive = new Map(written.map((one) => [one.photoId, one]));
  const originals = uniqueOriginals(photos.map(originalOf));
  return photos.map((photo, at) => {
    const { id, name, sizeBytes, modifiedMs } = photo;
    const file = { original: originals[at] ?? name, sizeBytes, modifiedMs };
    const state = states.get(id);
    const own = inArchive.get(id);
    if (!own) {
      const failure = failureOf(state);
      return { ...file, reason: failure ? photoFailureText(name, failure, t) : t('list.waiting') };
    }
    const { description, category } = state?.status === 'placed' ? state.photo : {};
    const { path, sha256, takenAt } = own;
    return {
      ...file,
      ...photoDate({ exif: takenAt, fileMs: modifiedMs }),
      description,
      category,
      path,
      sha256,
    };
  });
}

/** The folders of a photo, if they are known, and its name. */
function originalOf({ folder, name }: Photo): string {
  return folder ? `${folder}/${name}` : name;
}
