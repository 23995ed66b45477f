import type { Board } from '#core/board/board.ts';
import { listOf, objectOf, textOf } from '#core/saved/fields.ts';
import { KEPT } from '#core/saved/limits.ts';
import { readBoard } from '#core/saved/read-board.ts';
import { readBoardGroups } from '#core/saved/read-people.ts';
import { readSeen } from '#core/saved/read-seen.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { readNamingOptions } from '#core/saved/read-naming-options.ts';
import type { Described } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import { placeOf } from '../files/file-place.ts';
import { ROWS_AT_ONCE } from '../limits.ts';
import {
  BATCH_TABLES,
  type BatchRow,
  boundedRows,
  database,
  hasDatabase,
  photosOf,
  rowsOf,
  withoutBytes,
} from './photos-database.ts';
import type { PlacedBatch } from '../files/read-again.ts';
import { type OwnBatches, sortBatches } from './own-batches.ts';

// [Note: Stored batch] A batch is saved from its start until its ZIP is passed to the browser's downloads: the fields
// of its photos, the lease and each description as it arrives, and then the bytes of the photos, one photo at a time.
// For dropped photos, their locations are saved instead of their bytes if the browser provides them
// (`file-place.ts`): a handle for each dropped file or folder. Resuming a batch, whatever closed the page, means
// running it again with the saved results; described photos are neither decoded nor sent again.
// The first batch creates the database, not a check for its existence. A page that the user leaves while it is
// creating a database can enter Chromium's back/forward cache together with it. Then no page can open the database
// until Chromium discards the cached page (Chromium 150). A page with a batch holds its lock, and seldom enters that
// cache.

type BegunBatch = Pick<BatchRow, 'id' | 'owner' | 'placing'>;

/**
 * Saves a batch that begins, without the bytes of its photos.
 *
 * @param keepsPlaces whether to save the locations of dropped files
 * @returns whether they are saved; false if this browser can't store them
 */
export async function saveBatch(
  batch: BegunBatch,
  photos: readonly BrowserPhoto[],
  keepsPlaces: boolean,
): Promise<boolean> {
  try {
    await saveRows(batch, photos, keepsPlaces);
    return keepsPlaces;
  } catch (error) {
    if (!keepsPlaces || !(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    await saveRows(batch, photos, false);
    return false;
  }
}

async function saveRows(
  { id, owner, placing }: BegunBatch,
  photos: readonly BrowserPhoto[],
  keepsPlaces: boolean,
): Promise<void> {
  const work = (await database()).transaction(['batches', 'photos', 'handles'], 'readwrite');
  const rows = work.objectStore('photos');
  const numbers = new Map<FileSystemHandle, number>();
  const numberOf = (handle: FileSystemHandle) => {
    const number = numbers.get(handle) ?? numbers.size;
    numbers.set(handle, number);
    return number;
  };
  const placesOf = (photo: BrowserPhoto) =>
    withItsCompanions(photo).flatMap((own) => {
      const place = placeOf(own.file);
      if (!place) return [];
      const { root, ...within } = place;
      return [[own.id, { ...within, handle: numberOf(root) }] as const];
    });
  const photoRows = photos.map((photo, at) => {
    const places = keepsPlaces ? placesOf(photo) : [];
    const row = { batchId: id, at, photo: withoutBytes(photo) };
    return places.length > 0 ? { ...row, places: new Map(places) } : row;
  });
  const handles = work.objectStore('handles');
  const handleRows = [...numbers].map(([handle, at]) => ({ batchId: id, at, handle }));
  await Promise.all([
    work.objectStore('batches').put({ id, owner, createdMs: Date.now(), placing, leases: [] }),
    putInParts(handleRows, (row) => handles.put(row)),
    putInParts(photoRows, (row) => rows.put(row)),
    work.done,
  ]);
}

/** Writes rows in chunks, so that the page's thread is free in between; the transaction stays open meanwhile. */
async function putInParts<Row>(rows: readonly Row[], put: (row: Row) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await Promise.all(rows.slice(from, from + ROWS_AT_ONCE).map(put));
  }
}

/**
 * Saves the bytes of a photo, or of a companion, if its batch is still saved.
 *
 * @returns whether they are saved
 * @throws {DOMException} `QuotaExceededError` if there is no room
 */
export async function saveBytes(batchId: string, { id: photoId, file }: BrowserPhoto): Promise<boolean> {
  const work = (await database()).transaction(['batches', 'files'], 'readwrite');
  const isKept = (await work.objectStore('batches').getKey(batchId)) !== undefined;
  if (isKept) await work.objectStore('files').put({ batchId, photoId, file });
  await work.done;
  return isKept;
}

/** Saves a lease before it is requested. */
export async function saveLease(id: string, lease: SavedLease): Promise<void> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row)
    await work.store.put({ ...row, leases: [...(Array.isArray(row.leases) ? row.leases : []), lease] });
  await work.done;
}

/**
 * Saves the board of a finished batch.
 *
 * @returns when the batch began, in milliseconds since 1970; undefined if it is no longer saved
 */
export async function saveBoard(id: string, board: Board): Promise<number | undefined> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, board, people: undefined });
  await work.done;
  return row?.createdMs;
}

/** Saves the people in the photos of a batch that was cut off; undefined deletes them. */
export async function savePeople(id: string, people: Board['people']): Promise<void> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, people });
  await work.done;
}

/** Saves whether the person closed the board of a finished batch. */
export async function savePutAway(id: string, isPutAway: boolean): Promise<void> {
  const work = (await database()).transaction('batches', 'readwrite');
  const row = await work.store.get(id);
  if (row) await work.store.put({ ...row, isPutAway });
  await work.done;
}

/** Saves a description as soon as it arrives. */
export async function saveDescribed(batchId: string, photoId: string, described: Described): Promise<void> {
  await (await database()).put('described', { batchId, photoId, ...described });
}

/** Returns a batch in its saved state, without damaged records; undefined if it is no longer saved. */
export async function savedBatch(id: string): Promise<PlacedBatch | undefined> {
  const row = await (await database()).get('batches', id);
  return row && batchFrom(row);
}

async function batchFrom(row: BatchRow): Promise<PlacedBatch> {
  const { id } = row;
  const [{ all, whole, missing, places, damaged }, described] = await Promise.all([
    photosOf(id),
    describedOf(id),
  ]);
  const order = all.map((photo) => photo.id);
  const ids = new Set(order);
  const people = row.people && readBoardGroups(row.people, (photoId) => ids.has(photoId));
  const placing = readNamingOptions(row.placing);
  const leases = readLeases(row.leases);
  const isBoardDamaged = row.board !== undefined && !readBoard(row.board, () => true);
  const wrong = [placing === undefined, leases === undefined, isBoardDamaged].filter(Boolean).length;
  return {
    id,
    placing: placing ?? { rules: [], pattern: DEFAULT_PATTERN },
    photos: whole,
    missing,
    places,
    order,
    described: described.known,
    leases: leases ?? [],
    people,
    arePeopleLost: row.people !== undefined && !people,
    damaged: damaged + described.damaged + wrong,
  };
}

/** Returns the descriptions of a batch. A photo whose record is damaged is analyzed again. */
async function describedOf(id: string) {
  const { rows, beyond } = await boundedRows('described', id);
  const known = new Map<string, Described>();
  for (const row of rows) {
    const photoId = textOf(KEPT.name)(row.photoId);
    const described = readSeen(row);
    if (photoId !== undefined && described) known.set(photoId, described);
  }
  return { known, damaged: rows.length - known.size + beyond };
}

const readIds = listOf(textOf(KEPT.name), KEPT.photos);
const readLeases = listOf(objectOf<SavedLease>({ id: textOf(KEPT.name), photoIds: readIds }), KEPT.photos);

/** The board of a finished batch with its photos. */
export interface StoredBoard extends Board {
  readonly photos: readonly BrowserPhoto[];
  /** The number of its records that were damaged and left out. */
  readonly damaged: number;
  /** Whether its groups of people were. */
  readonly arePeopleLost: boolean;
  /** Whether the person closed it. */
  readonly isPutAway: boolean;
}

/** Returns the board of a finished batch; undefined if it is no longer saved or can't be read. */
export async function savedBoard(id: string): Promise<StoredBoard | undefined> {
  const row = await (await database()).get('batches', id);
  if (!row) return undefined;
  const { whole: photos, damaged } = await photosOf(id);
  const there = new Set(photos.map((photo) => photo.id));
  const read = readBoard(row.board, (photoId) => there.has(photoId));
  // A photo of the board without a record is counted once.
  return (
    read && {
      ...read.board,
      photos,
      damaged: Math.max(damaged, read.damaged),
      arePeopleLost: read.arePeopleLost,
      isPutAway: row.isPutAway === true,
    }
  );
}

/** Returns the saved batches of an account, or of nobody, and deletes those that are gone; see `sortBatches`. */
export async function batchesOf(owner: string, nowMs: number): Promise<OwnBatches> {
  if (!(await hasDatabase())) return { resumable: [], finished: [], closed: [] };
  const { gone, ...own } = sortBatches(await (await database()).getAll('batches'), owner, nowMs);
  for (const id of gone) await forgetBatch(id);
  return own;
}

/** Deletes an ended batch with all its rows. */
export async function forgetBatch(id: string): Promise<void> {
  const work = (await database()).transaction(BATCH_TABLES, 'readwrite');
  await Promise.all([
    work.objectStore('batches').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('files').delete(rowsOf(id)),
    work.objectStore('described').delete(rowsOf(id)),
    work.objectStore('handles').delete(rowsOf(id)),
    work.done,
  ]);
}
