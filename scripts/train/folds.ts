import { crc32 } from 'node:zlib';
import type { TrainingPhoto } from './manifest.ts';

/** A source of more photos than this is spread over both folds: without it one of them would learn too little. */
const LARGE_SOURCE = 500;

/**
 * Parts the photos into two folds, the photos of one source in the same fold, so that a head that learned from
 * one fold can be judged by the other.
 */
export function twoFolds<Photo extends TrainingPhoto>(photos: readonly Photo[]): [Photo[], Photo[]] {
  const counts = new Map<string, number>();
  for (const { source } of photos) counts.set(source, (counts.get(source) ?? 0) + 1);
  const isFirst = ({ source, file }: Photo) =>
    crc32(counts.get(source)! > LARGE_SOURCE ? file : source) % 2 === 0;
  return [photos.filter(isFirst), photos.filter((photo) => !isFirst(photo))];
}
