import { createHash } from 'node:crypto';
import type { TrainingPhoto } from './manifest.ts';

/**
 * Takes at most so many photos of each source, chosen by the hash of their names: a source's further photos add time
 * and little else.
 */
export function fewOfEach<Photo extends TrainingPhoto>(photos: readonly Photo[], perSource: number): Photo[] {
  const taken = new Map<string, number>();
  return photos
    .map((photo) => ({ photo, hash: createHash('sha256').update(photo.file).digest('hex') }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .flatMap(({ photo }) => {
      const count = (taken.get(photo.source) ?? 0) + 1;
      taken.set(photo.source, count);
      return count > perSource ? [] : [photo];
    });
}
