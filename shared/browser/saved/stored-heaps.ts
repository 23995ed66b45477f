import { SAVED_HEAP_MS } from '../limits.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import { database, hasDatabase, photosOf, rowsOf, withoutBytes } from './photos-database.ts';

const TABLES = ['heaps', 'photos', 'files'] as const;

/** Photos that a user had picked before leaving to sign in. */
export interface StoredHeap {
  /** The subject of the account under which they were picked; undefined if nobody was signed in. */
  readonly owner?: string;
  readonly photos: readonly BrowserPhoto[];
  /** The number of their records that were damaged and left out. */
  readonly damaged?: number;
}

/**
 * Saves picked photos, with their bytes, until they are taken.
 *
 * @returns the id for {@link storedHeap}
 * @throws {DOMException} `QuotaExceededError` if there is no room
 */
export async function keepHeap({ owner, photos }: StoredHeap): Promise<string> {
  const id = crypto.randomUUID();
  const work = (await database()).transaction(TABLES, 'readwrite');
  const row = { id, keptMs: Date.now(), ...(owner === undefined ? {} : { owner }) };
  await Promise.all([
    work.objectStore('heaps').put(row),
    ...photos.flatMap((photo, at) => [
      work.objectStore('photos').put({ batchId: id, at, photo: withoutBytes(photo) }),
      ...withItsCompanions(photo).map((own) =>
        work.objectStore('files').put({ batchId: id, photoId: own.id, file: own.file }),
      ),
    ]),
    work.done,
  ]);
  return id;
}

/** Returns the photos saved under an id; undefined if they are no longer saved. */
export async function storedHeap(id: string): Promise<StoredHeap | undefined> {
  if (!(await hasDatabase())) return undefined;
  const heap = await (await database()).get('heaps', id);
  if (!heap) return undefined;
  const { whole: photos, damaged } = await photosOf(id);
  return { photos, damaged, ...(heap.owner === undefined ? {} : { owner: heap.owner }) };
}

/** Deletes the photos saved under an id. */
export async function forgetHeap(id: string): Promise<void> {
  const work = (await database()).transaction(TABLES, 'readwrite');
  await Promise.all([
    work.objectStore('heaps').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('files').delete(rowsOf(id)),
    work.done,
  ]);
}

/** Deletes the photos of users who left to sign in and did not return within `SAVED_HEAP_MS`. */
export async function forgetOldHeaps(nowMs: number): Promise<void> {
  if (!(await hasDatabase())) return;
  const heaps = await (await database()).getAll('heaps');
  for (const { id, keptMs } of heaps) if (keptMs <= nowMs - SAVED_HEAP_MS) await forgetHeap(id);
}
