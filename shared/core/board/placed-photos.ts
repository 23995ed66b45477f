import type { BatchState } from '../batch/batch.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';

/** Returns the placed photos of a batch by id. */
export function placedPhotos({ photos }: Pick<BatchState, 'photos'>): ReadonlyMap<string, PlacedPhoto> {
  return new Map(
    [...photos].flatMap(([id, known]) => (known.status === 'placed' ? [[id, known.photo] as const] : [])),
  );
}
