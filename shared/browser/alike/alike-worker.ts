import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import { type AlikePhoto, groupAlike } from '#core/similarity/alike/group-alike.ts';
import { serveWorker } from '../serve-worker.ts';

/** First the photos without an answer yet, in pieces; then everything known about all photos, and their groups. */
export type AlikeRequest =
  | { readonly photos: readonly AlikePhoto[] }
  /** Sets of photo indices that a person marked as not the same. */
  | { readonly apart: readonly (readonly number[])[] };

const photos: AlikePhoto[] = [];

serveWorker<AlikeRequest, readonly AlikeGroup[]>(
  async (request) => {
    if ('photos' in request) {
      photos.push(...request.photos);
      return [];
    }
    const { apart } = request;
    const setsOf = new Map<number, Set<number>>();
    apart.forEach((places, set) => {
      for (const at of places) setsOf.set(at, (setsOf.get(at) ?? new Set()).add(set));
    });
    return groupAlike(photos, (one, other) => {
      const [sets, others] = [setsOf.get(one), setsOf.get(other)];
      return sets !== undefined && others !== undefined && [...sets].some((set) => others.has(set));
    });
  },
  { code: 'batch-failed', details: { message: 'The photos could not be compared' } },
);
