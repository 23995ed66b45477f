import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import { withFilmFrames } from '#pipeline/film-frames.ts';
import type { Grouping } from '#pipeline/ports.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodePool } from '../decoding/decode-pool.ts';
import { sumsOf } from '../files/checksums.ts';
import { WORKER_TIMEOUT_MS } from '../limits.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { AlikeRequest } from './alike-worker.ts';

/** Photos sent to the worker at once: 10,000 in one message take 50 MB in transfer. */
const PHOTOS_AT_ONCE = 500;

/**
 * Compares the photos of a batch in a worker that lives as long as the comparison, since 10,000 photos take seconds.
 * Photos that a person marked as no duplicates in an earlier batch, by their SHA-256, are never grouped.
 */
export const browserGrouping: Grouping<BrowserPhoto> = {
  groups: async (all, photos) => {
    if (all.length < 2) return [];
    const seen = await withFilmFrames(
      all,
      photos,
      async ({ file }, _format, moments) =>
        (await decodePool.run({ purpose: 'compare', file, moments })).prints,
    );
    const pool = new WorkerPool<AlikeRequest, readonly AlikeGroup[]>(
      () => new Worker(new URL('./alike-worker.ts', import.meta.url), { type: 'module' }),
      { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS },
    );
    try {
      for (let from = 0; from < seen.length; from += PHOTOS_AT_ONCE) {
        await pool.run({ photos: seen.slice(from, from + PHOTOS_AT_ONCE) });
      }
      return await pool.run({ apart: await apartAmong(seen, photos) });
    } finally {
      pool.close();
    }
  },
};

/** Returns the remembered sets that contain two or more of the photos, as indices into those seen. */
async function apartAmong(
  seen: readonly AlikePhoto[],
  photos: readonly BrowserPhoto[],
): Promise<readonly (readonly number[])[]> {
  const { apartSets } = await import('./apart-photos.ts');
  const sets = await apartSets().catch(() => []);
  if (sets.length === 0) return [];
  const files = new Map(photos.map(({ id, file }) => [id, file]));
  const places = new Map<string, number[]>();
  for (const [at, { id }] of seen.entries()) {
    const file = files.get(id);
    const sum = file && (await sumsOf(file).catch(() => undefined))?.sha256;
    if (sum !== undefined) places.set(sum, [...(places.get(sum) ?? []), at]);
  }
  return sets.map((sums) => sums.flatMap((sum) => places.get(sum) ?? [])).filter(({ length }) => length > 1);
}
