import { fitted, type PictureSize } from '#codec/picture-size.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import type { Glimpse } from './glimpse-worker.ts';
import { GLIMPSES_AT_ONCE } from '#core/limits.ts';
import { IDLE_WORKER_MS, KEPT_GLIMPSES, WORKER_TIMEOUT_MS } from '../limits.ts';
import { showing } from './pictures-shown.ts';
import { WorkerPool } from '../worker-pool.ts';

/** Beside the workers that decode: one of these would have to wait for a photo. */
const workers = new WorkerPool<readonly File[], readonly (Glimpse | undefined)[]>(
  () => new Worker(new URL('./glimpse-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS, idleMs: IDLE_WORKER_MS },
);

interface Asked {
  readonly file: File;
  readonly answer: (glimpse: Glimpse | undefined) => void;
}

/** Those that wait for the worker. */
const asked: Asked[] = [];
let isReading = false;

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
  const begun = known.get(file) ?? glimpseOf(file);
  known.set(file, begun);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT_GLIMPSES) break;
    known.delete(oldest);
  }
  const glimpse = await showing(begun);
  return glimpse && { picture: glimpse.picture, size: fitted(glimpse.photo, longEdgePx) };
}

function glimpseOf(file: File): Promise<Glimpse | undefined> {
  return new Promise((answer) => {
    asked.push({ file, answer });
    void readAsked();
  });
}

/** Many at once: a read mostly waits for the browser, which would else be asked for one after the other. */
async function readAsked(): Promise<void> {
  if (isReading) return;
  isReading = true;
  // Those that are asked for in the same turn come along.
  await Promise.resolve();
  while (asked.length > 0) {
    const some = asked.splice(0, GLIMPSES_AT_ONCE);
    const found = await workers.run(some.map(({ file }) => file)).catch(() => []);
    for (const [at, { answer }] of some.entries()) answer(found[at]);
  }
  isReading = false;
}
