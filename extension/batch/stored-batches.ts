import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BrowserPhoto } from '#browser/browser-photo.ts';
import type { Placing } from '#pipeline/place-photo.ts';

/** What is known of a photo that has been described: enough never to send it again. */
export interface Described {
  readonly description: string;
  readonly takenAt?: string;
}

/** A batch that was begun and not yet brought to its end, as the browser keeps it. */
export interface StoredBatch {
  readonly id: string;
  readonly photos: readonly BrowserPhoto[];
  readonly placing: Placing;
  readonly leaseId?: string;
  readonly described: ReadonlyMap<string, Described>;
}

interface BatchRow {
  readonly id: string;
  readonly createdMs: number;
  readonly placing: Placing;
  readonly leaseId?: string;
}

interface PhotoRow {
  readonly batchId: string;
  /** Its place in the batch. */
  readonly at: number;
  readonly photo: BrowserPhoto;
}

interface DescribedRow extends Described {
  readonly batchId: string;
  readonly photoId: string;
}

interface Tables extends DBSchema {
  batches: { key: string; value: BatchRow };
  photos: { key: [string, number]; value: PhotoRow };
  described: { key: [string, string]; value: DescribedRow };
}

const NAME = 'batches';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Tables>> | undefined;

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('batches', { keyPath: 'id' });
      db.createObjectStore('photos', { keyPath: ['batchId', 'at'] });
      db.createObjectStore('described', { keyPath: ['batchId', 'photoId'] });
    },
  });
  return opened;
}

/** All rows of one batch, whatever stands second in their key: arrays come after every text and number. */
const rowsOf = (batchId: string) => IDBKeyRange.bound([batchId], [batchId, []]);

// [Note: Stored batch] A batch is kept from its first moment to the moment its ZIP is in the downloads folder:
// the photos with their bytes, the lease, and each description as it comes. To go on after anything that ended
// the panel is to run the batch again with what is known; known photos are neither decoded nor sent.

/** Keeps a batch that begins. */
export async function keepBatch(
  id: string,
  photos: readonly BrowserPhoto[],
  placing: Placing,
): Promise<void> {
  const work = (await database()).transaction(['batches', 'photos'], 'readwrite');
  const rows = work.objectStore('photos');
  await Promise.all([
    work.objectStore('batches').put({ id, createdMs: Date.now(), placing }),
    ...photos.map((photo, at) => rows.put({ batchId: id, at, photo })),
    work.done,
  ]);
}

/** Keeps the name of the lease, before it is asked for. */
export async function keepLease(id: string, leaseId: string): Promise<void> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, leaseId });
  await work.done;
}

/** Keeps a description as soon as it is there. */
export async function keepDescribed(batchId: string, photoId: string, described: Described): Promise<void> {
  await (await database()).put('described', { batchId, photoId, ...described });
}

/** The oldest batch that was not brought to its end. */
export async function unfinishedBatch(): Promise<StoredBatch | undefined> {
  const db = await database();
  const batches = await db.getAll('batches');
  const [oldest] = batches.toSorted((one, other) => one.createdMs - other.createdMs);
  if (!oldest) return undefined;
  const { id, placing, leaseId } = oldest;
  const [photos, described] = await Promise.all([
    db.getAll('photos', rowsOf(id)),
    db.getAll('described', rowsOf(id)),
  ]);
  return {
    id,
    placing,
    photos: photos.map(({ photo }) => photo),
    described: new Map(described.map(({ photoId, ...known }) => [photoId, known])),
    ...(leaseId === undefined ? {} : { leaseId }),
  };
}

/** Forgets a batch that is at its end, and all that was kept for it. */
export async function forgetBatch(id: string): Promise<void> {
  const work = (await database()).transaction(['batches', 'photos', 'described'], 'readwrite');
  await Promise.all([
    work.objectStore('batches').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('described').delete(rowsOf(id)),
    work.done,
  ]);
}
