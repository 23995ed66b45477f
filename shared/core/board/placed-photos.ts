import type { BatchState } from '../batch/batch.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';

/** The photos of a batch that are placed, by their ids. */
export function placedPhotos({ photos }: Pick<BatchState, 'photos'>): ReadonlyMap<string, PlacedPhoto> {
  return new Map(
    [...photos].flatMap(([id, known]) => (known.status === 'placed' ? [[id, known.photo] as const] : [])),
  );
}
