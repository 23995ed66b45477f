import type { FileSays } from '#core/dates/batch-dates.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import { FileFacts } from '#pipeline/file-facts.ts';
import { type Told, toldOf } from '#pipeline/with-told.ts';
import { located } from '../decoding/located.ts';
import { IDLE_WORKER_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { SaysRequest } from './says-worker.ts';

const workers = new WorkerPool<SaysRequest, FileSays>(
  () => new Worker(new URL('./says-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS, idleMs: IDLE_WORKER_MS },
);

/** When and where the files of this page were taken. */
export const fileFacts = new FileFacts<BrowserPhoto>({
  keyOf: ({ file }) => file,
  read: ({ file, told }) => workers.run({ file, told: told?.coordinates }),
  locate: located,
});

/** Returns what is known of a photo besides its picture. @param decoded what its decoder found */
export async function toldWith(
  photo: BrowserPhoto,
  { location, filmSeconds }: Pick<PhotoFacts, 'location' | 'filmSeconds'>,
): Promise<Told> {
  // Decoders find the places, except for films that nobody could look at: the table takes time on the page.
  if (location || filmSeconds === undefined) return toldOf(photo, await fileFacts.dateOf(photo));
  const taken = await fileFacts.of(photo);
  return toldOf(photo, taken.date, taken.location);
}
