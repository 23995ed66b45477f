import { fitted, type PictureSize } from '#codec/picture-size.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import type { Glimpse } from './glimpse-worker.ts';
import { IDLE_WORKER_MS, KEPT_GLIMPSES, WORKER_TIMEOUT_MS } from '../limits.ts';
import { WorkerPool } from '../worker-pool.ts';

/** Beside the workers that decode: one of these would have to wait for a photo. */
const workers = new WorkerPool<File, Glimpse>(
  () => new Worker(new URL('./glimpse-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS, idleMs: IDLE_WORKER_MS },
);

/** Lists and heaps ask for the same; the one that was asked for first comes first. */
const known = new Map<File, Promise<Glimpse | undefined>>();

/**
 * The thumbnail that a camera wrote into a photo, upright and without bars, to be shown until a better one is made. It may
 * show another state of the photo, so nothing but the screen may get it.
 *
 * @param longEdgePx of the thumbnail that it stands for, whose size it is given
 * @returns undefined where the photo has none
 */
export async function createGlimpse(
  { file }: BrowserPhoto,
  longEdgePx: number,
): Promise<{ readonly picture: Blob; readonly size: PictureSize } | undefined> {
  const begun = known.get(file) ?? workers.run(file).catch(() => undefined);
  known.set(file, begun);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT_GLIMPSES) break;
    known.delete(oldest);
  }
  const glimpse = await begun;
  return glimpse && { picture: glimpse.picture, size: fitted(glimpse.photo, longEdgePx) };
}
