import { crc32 } from 'node:zlib';
import type { TrainingPhoto } from './manifest.ts';

/** Sources with more photos than this are split over both folds; otherwise one fold would have too few examples. */
const LARGE_SOURCE = 500;

/**
 * Splits the photos into two folds, with all photos of a source in the same fold, so that a head trained on one fold
 * can be evaluated on the other.
 */
export function twoFolds<Photo extends TrainingPhoto>(photos: readonly Photo[]): [Photo[], Photo[]] {
  const counts = new Map<string, number>();
  for (const { source } of photos) counts.set(source, (counts.get(source) ?? 0) + 1);
  const isFirst = ({ source, file }: Photo) =>
    crc32(counts.get(source)! > LARGE_SOURCE ? file : source) % 2 === 0;
  return [photos.filter(isFirst), photos.filter((photo) => !isFirst(photo))];
}
