import { SAVED_HEAP_MS } from './limits.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { database, hasDatabase, photosOf, rowsOf, withoutBytes } from './photos-database.ts';

const TABLES = ['heaps', 'photos', 'files'] as const;

/** Photos that somebody had picked when they left to sign in. */
export interface StoredHeap {
  /** The subject of the account that they were picked under; nothing where nobody was signed in. */
  readonly owner?: string;
  readonly photos: readonly BrowserPhoto[];
}

/**
 * Keeps picked photos, with their bytes, until they are taken.
 *
 * @returns the name under which they can be had
 * @throws {DOMException} `QuotaExceededError` where there is no room
 */
export async function keepHeap({ owner, photos }: StoredHeap): Promise<string> {
  const id = crypto.randomUUID();
  const work = (await database()).transaction(TABLES, 'readwrite');
  const row = { id, keptMs: Date.now(), ...(owner === undefined ? {} : { owner }) };
  await Promise.all([
    work.objectStore('heaps').put(row),
    ...photos.flatMap((photo, at) => [
      work.objectStore('photos').put({ batchId: id, at, photo: withoutBytes(photo) }),
      work.objectStore('files').put({ batchId: id, photoId: photo.id, file: photo.file }),
    ]),
    work.done,
  ]);
  return id;
}

/** The photos that are kept under a name; nothing where they are kept no more. */
export async function storedHeap(id: string): Promise<StoredHeap | undefined> {
  if (!(await hasDatabase())) return undefined;
  const heap = await (await database()).get('heaps', id);
  if (!heap) return undefined;
  const { whole: photos } = await photosOf(id);
  return { photos, ...(heap.owner === undefined ? {} : { owner: heap.owner }) };
}

/** Forgets the photos that are kept under a name. */
export async function forgetHeap(id: string): Promise<void> {
  const work = (await database()).transaction(TABLES, 'readwrite');
  await Promise.all([
    work.objectStore('heaps').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('files').delete(rowsOf(id)),
    work.done,
  ]);
}

/** Forgets the photos of those who left to sign in and did not come back within `SAVED_HEAP_MS`. */
export async function forgetOldHeaps(nowMs: number): Promise<void> {
  if (!(await hasDatabase())) return;
  const heaps = await (await database()).getAll('heaps');
  for (const { id, keptMs } of heaps) if (keptMs <= nowMs - SAVED_HEAP_MS) await forgetHeap(id);
}
