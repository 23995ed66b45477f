import type { Board } from '#core/board.ts';
import { readImageAnalysis } from '#core/image-analysis.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import type { Described } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import {
  BATCH_TABLES,
  type BatchRow,
  database,
  type DescribedRow,
  hasDatabase,
  photosOf,
  rowsOf,
  withoutBytes,
} from './photos-database.ts';
import { boardOf } from './stored-board.ts';

// [Note: Stored batch] A batch is kept from its first moment to the moment its ZIP is handed to the downloads: what
// is known of its photos, the lease, and each description as it comes, and behind that, one after the other, the
// photos' bytes. To go on after anything that ended the page is to run the batch again with what is known; known
// photos are neither decoded nor sent.
//
// The database is made by the first batch, not by whoever looks whether there is one: a page that is left while it
// makes a database can go into Chromium's back/forward cache with it, and then nobody gets at it until the page is
// thrown away (Chromium 150). A page that has a batch holds its lock, and is seldom put there.

/** Keeps a batch that begins, without the bytes of its photos. */
export async function saveBatch(
  { id, owner, placing }: Pick<BatchRow, 'id' | 'owner' | 'placing'>,
  photos: readonly BrowserPhoto[],
): Promise<void> {
  const work = (await database()).transaction(['batches', 'photos'], 'readwrite');
  const rows = work.objectStore('photos');
  await Promise.all([
    work.objectStore('batches').put({ id, owner, createdMs: Date.now(), placing }),
    ...photos.map((photo, at) => rows.put({ batchId: id, at, photo: withoutBytes(photo) })),
    work.done,
  ]);
}

/**
 * Keeps the bytes of a photo, as long as its batch is kept.
 *
 * @returns whether it is
 * @throws {DOMException} `QuotaExceededError` where there is no room
 */
export async function saveBytes(batchId: string, { id: photoId, file }: BrowserPhoto): Promise<boolean> {
  const work = (await database()).transaction(['batches', 'files'], 'readwrite');
  const isKept = (await work.objectStore('batches').getKey(batchId)) !== undefined;
  if (isKept) await work.objectStore('files').put({ batchId, photoId, file });
  await work.done;
  return isKept;
}

/** Keeps the name of the lease, before it is asked for. */
export async function saveLease(id: string, leaseId: string): Promise<void> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, leaseId });
  await work.done;
}

/**
 * Keeps the board of a batch that is finished.
 *
 * @returns when it was begun, in milliseconds since 1970; nothing where the batch is kept no more
 */
export async function saveBoard(id: string, board: Board): Promise<number | undefined> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, board });
  await work.done;
  return row?.createdMs;
}

/** Keeps a description as soon as it is there. */
export async function saveDescribed(batchId: string, photoId: string, described: Described): Promise<void> {
  await (await database()).put('described', { batchId, photoId, ...described });
}

/** A batch as it is kept by now; nothing where it is kept no more. */
export async function savedBatch(id: string): Promise<SavedBatch<BrowserPhoto> | undefined> {
  const db = await database();
  const batch = await db.get('batches', id);
  if (!batch) return undefined;
  const [{ all, whole, missing }, described] = await Promise.all([
    photosOf(id),
    db.getAll('described', rowsOf(id)),
  ]);
  return {
    id,
    placing: batch.placing,
    photos: whole,
    missing,
    order: all.map((photo) => photo.id),
    described: new Map(described.map((row) => [row.photoId, knownOf(row)])),
    ...(batch.leaseId === undefined ? {} : { leaseId: batch.leaseId }),
  };
}

/**
 * Rows of earlier versions have a description and nothing else of the analysis, or do not say how the photo looks: such a
 * one follows no other, as it did when its batch was begun.
 */
function knownOf({ takenAt, texts, place, shot, ...row }: DescribedRow): Described {
  return {
    ...readImageAnalysis(row),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(texts === undefined ? {} : { texts }),
    ...(place === undefined ? {} : { place }),
    ...(shot === undefined ? {} : { shot }),
  };
}

/** The names of an account's batches, the oldest first. */
interface OwnBatches {
  readonly resumable: readonly string[];
  readonly finished: readonly { readonly id: string; readonly board: Board; readonly createdMs: number }[];
}

/** What is kept of an account's batches. Those of other accounts are forgotten, and those from before `SAVED_BATCH_MS`. */
export async function batchesOf(owner: string, nowMs: number): Promise<OwnBatches> {
  if (!(await hasDatabase())) return { resumable: [], finished: [] };
  const batches = await (await database()).getAll('batches');
  const isOwn = (batch: BatchRow) => batch.owner === owner && batch.createdMs > nowMs - SAVED_BATCH_MS;
  for (const batch of batches) if (!isOwn(batch)) await forgetBatch(batch.id);
  const own = batches.filter(isOwn).toSorted((one, other) => one.createdMs - other.createdMs);
  return {
    resumable: own.flatMap(({ id, board }) => (board ? [] : [id])),
    finished: own.flatMap(({ id, board, createdMs }) =>
      board ? [{ id, board: boardOf(board), createdMs }] : [],
    ),
  };
}

/** Forgets a batch that is at its end, and all that was kept for it. */
export async function forgetBatch(id: string): Promise<void> {
  const work = (await database()).transaction(BATCH_TABLES, 'readwrite');
  await Promise.all([
    work.objectStore('batches').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('files').delete(rowsOf(id)),
    work.objectStore('described').delete(rowsOf(id)),
    work.done,
  ]);
}
