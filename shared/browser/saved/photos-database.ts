import type { DBSchema } from 'idb';
import type { Board } from '#core/board/board.ts';
import { listOf, objectOf, optional, textOf, wholeOf } from '#core/saved/fields.ts';
import { KEPT } from '#core/saved/limits.ts';
import { readPhoto } from '#core/saved/read-photo.ts';
import type { Photo } from '#core/photo.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Described } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import { BATCHES_DATABASE } from './batches-database.ts';
import { type BrowserPhoto, withItsFiles } from '../files/browser-photo.ts';
import { noteBacking } from '../files/file-backing.ts';
import type { FilePlace } from '../files/file-place.ts';
import { heldDatabase } from './held-database.ts';

export interface BatchRow {
  readonly id: string;
  /** The subject of the account that owns the batch. */
  readonly owner: string;
  readonly createdMs: number;
  readonly placing: NamingOptions;
  readonly leases: readonly SavedLease[];
  /** For a finished batch: its results and their arrangement. */
  readonly board?: Board;
  /** For a batch that was cut off: the people in its photos. Those of a finished one are part of its board. */
  readonly people?: Board['people'] | undefined;
  /** Whether the person closed the board; it isn't restored by itself then. */
  readonly isPutAway?: boolean;
}

interface PhotoRow {
  readonly batchId: string;
  /** Its index in the batch. */
  readonly at: number;
  readonly photo: Photo;
  /** The locations of its file and those of its companions, by their ids; stored instead of their bytes. */
  readonly places?: ReadonlyMap<string, StoredPlace>;
}

/** A {@link FilePlace} whose root is a row of `handles`, since thousands of photos share the same root. */
interface StoredPlace extends Omit<FilePlace, 'root'> {
  readonly handle: number;
}

/** The browser's handle for a dropped file or folder. */
interface HandleRow {
  readonly batchId: string;
  /** Its index among the handles of the batch. */
  readonly at: number;
  readonly handle: FileSystemHandle;
}

interface FileRow {
  readonly batchId: string;
  readonly photoId: string;
  readonly file: File;
}

export interface DescribedRow extends Described {
  readonly batchId: string;
  readonly photoId: string;
}

/** Photos saved while the user signs in; their rows in `photos` and `files` have this id as `batchId`. */
interface HeapRow {
  readonly id: string;
  /** The subject of the account under which they were picked; undefined if nobody was signed in. */
  readonly owner?: string;
  readonly keptMs: number;
}

interface Tables extends DBSchema {
  batches: { key: string; value: BatchRow };
  photos: { key: [string, number]; value: PhotoRow };
  files: { key: [string, string]; value: FileRow };
  described: { key: [string, string]; value: DescribedRow };
  heaps: { key: string; value: HeapRow };
  handles: { key: [string, number]; value: HandleRow };
}

export const BATCH_TABLES = ['batches', 'photos', 'files', 'described', 'handles'] as const;

const photosDatabase = heldDatabase<Tables>(BATCHES_DATABASE, (db) => {
  db.createObjectStore('batches', { keyPath: 'id' });
  db.createObjectStore('photos', { keyPath: ['batchId', 'at'] });
  db.createObjectStore('files', { keyPath: ['batchId', 'photoId'] });
  db.createObjectStore('described', { keyPath: ['batchId', 'photoId'] });
  db.createObjectStore('heaps', { keyPath: 'id' });
  db.createObjectStore('handles', { keyPath: ['batchId', 'at'] });
});

export const database = photosDatabase.open;
export const hasDatabase = photosDatabase.exists;

/**
 * Returns the key range of all rows of one batch, with any second part of their key: arrays sort after all strings
 * and numbers.
 */
export const rowsOf = (batchId: string) => IDBKeyRange.bound([batchId], [batchId, []]);

/** Returns the fields of a photo and its companions for its row; the bytes of each have a row of their own. */
export function withoutBytes(photo: Photo): Photo {
  const { id, name, sizeBytes, modifiedMs, folder, archive, page, told, companions } = photo;
  return {
    id,
    name,
    sizeBytes,
    modifiedMs,
    ...(folder === undefined ? {} : { folder }),
    ...(archive === undefined ? {} : { archive }),
    ...(page === undefined ? {} : { page }),
    ...(told === undefined ? {} : { told }),
    ...(companions === undefined
      ? {}
      : { companions: companions.map(({ kind, photo: own }) => ({ kind, photo: withoutBytes(own) })) }),
  };
}

/**
 * Reads the rows of a batch, of which there may be any number.
 *
 * @returns the first rows, and how many there are beyond them
 */
export async function boundedRows<Table extends 'photos' | 'files' | 'described'>(table: Table, id: string) {
  const db = await database();
  const rows = await db.getAll(table, rowsOf(id), KEPT.photos);
  const all = rows.length < KEPT.photos ? rows.length : await db.count(table, rowsOf(id));
  return { rows, beyond: all - rows.length };
}

/**
 * Returns the photos saved under an id, in order: all of them, those whose bytes (and companions' bytes) are saved
 * too, and the others. Damaged rows are left out and counted.
 */
export async function photosOf(id: string) {
  const [{ rows, beyond }, { rows: fileRows }] = await Promise.all([
    boundedRows('photos', id),
    boundedRows('files', id),
  ]);
  const files = new Map(
    fileRows.flatMap(({ photoId, file }) => (file instanceof File ? [[photoId, file] as const] : [])),
  );
  for (const file of files.values()) noteBacking(file, 'browser');
  const byId = new Map<string, Photo>();
  for (const row of rows) {
    const photo = readPhoto(row.photo);
    if (photo && !byId.has(photo.id)) byId.set(photo.id, photo);
  }
  const all = [...byId.values()];
  const whole = all.flatMap((photo): BrowserPhoto[] => {
    const withFiles = withItsFiles(photo, (own) => files.get(own.id));
    return withFiles ? [withFiles] : [];
  });
  const wholeIds = new Set(whole.map((photo) => photo.id));
  const missing = all.filter((photo) => !wholeIds.has(photo.id));
  return {
    all,
    whole,
    missing,
    places: await placesOf(id, rows),
    damaged: rows.length - all.length + beyond,
  };
}

const readStoredPlace = objectOf<StoredPlace>({
  handle: wholeOf(),
  path: listOf(textOf(KEPT.name), KEPT.list),
  inZip: optional(
    objectOf<NonNullable<FilePlace['inZip']>>({ at: wholeOf(), sizeBytes: wholeOf(), modifiedMs: wholeOf() }),
  ),
});

/** Returns the locations of dropped files, by the ids of their photos and companions. */
async function placesOf(id: string, rows: readonly PhotoRow[]): Promise<ReadonlyMap<string, FilePlace>> {
  const places = new Map<string, FilePlace>();
  if (!rows.some((row) => row.places)) return places;
  const handleRows = await (await database()).getAll('handles', rowsOf(id), KEPT.photos);
  const handles = new Map(
    handleRows.flatMap(({ at, handle }) =>
      handle instanceof FileSystemHandle ? [[at, handle] as const] : [],
    ),
  );
  for (const [photoId, stored] of rows.flatMap((row) => (row.places instanceof Map ? [...row.places] : []))) {
    const place = readStoredPlace(stored);
    const root = place && handles.get(place.handle);
    if (root) places.set(photoId, { path: place.path, root, ...(place.inZip ? { inZip: place.inZip } : {}) });
  }
  return places;
}
