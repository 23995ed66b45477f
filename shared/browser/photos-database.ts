import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Photo } from '#core/photo.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Described } from '#pipeline/ports.ts';
import { BATCHES_DATABASE } from './batches-database.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { StoredBoard } from './stored-board.ts';

export interface BatchRow {
  readonly id: string;
  /** The subject of the account whose batch it is. */
  readonly owner: string;
  readonly createdMs: number;
  readonly placing: NamingOptions;
  readonly leaseId?: string;
  /** Once it is finished: what came of it, and how that is arranged. */
  readonly board?: StoredBoard;
}

interface PhotoRow {
  readonly batchId: string;
  /** Its place in the batch. */
  readonly at: number;
  readonly photo: Photo;
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

/** The photos of somebody who is away to sign in; their rows are those of a batch of this name. */
interface HeapRow {
  readonly id: string;
  /** The subject of the account that they were picked under; nothing where nobody was signed in. */
  readonly owner?: string;
  readonly keptMs: number;
}

interface Tables extends DBSchema {
  batches: { key: string; value: BatchRow };
  photos: { key: [string, number]; value: PhotoRow };
  files: { key: [string, string]; value: FileRow };
  described: { key: [string, string]; value: DescribedRow };
  heaps: { key: string; value: HeapRow };
}

export const BATCH_TABLES = ['batches', 'photos', 'files', 'described'] as const;

const LAST_WITHOUT_HEAPS = 2;

let opened: Promise<IDBPDatabase<Tables>> | undefined;

export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>(BATCHES_DATABASE.name, BATCHES_DATABASE.version, {
    upgrade: (db, version) => {
      db.createObjectStore('heaps', { keyPath: 'id' });
      if (version === LAST_WITHOUT_HEAPS) return;
      // What an earlier version kept does not say whose it is, so it can be offered to nobody.
      for (const table of Array.from(db.objectStoreNames)) if (table !== 'heaps') db.deleteObjectStore(table);
      db.createObjectStore('batches', { keyPath: 'id' });
      db.createObjectStore('photos', { keyPath: ['batchId', 'at'] });
      db.createObjectStore('files', { keyPath: ['batchId', 'photoId'] });
      db.createObjectStore('described', { keyPath: ['batchId', 'photoId'] });
    },
    // Someone signs out elsewhere, or brings a newer version: this page does not stand in the way.
    blocking: (_version, _newer, { target }) => {
      (target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Whether there is a database at all. Whoever only looks makes none: see [Note: Stored batch]. */
export async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === BATCHES_DATABASE.name);
}

/** All rows of one batch, whatever stands second in their key: arrays come after every text and number. */
export const rowsOf = (batchId: string) => IDBKeyRange.bound([batchId], [batchId, []]);

/** What a photo's row has of it: its bytes have a row of their own. */
export function withoutBytes({ id, name, sizeBytes, modifiedMs, folder, page }: Photo): Photo {
  return {
    id,
    name,
    sizeBytes,
    modifiedMs,
    ...(folder === undefined ? {} : { folder }),
    ...(page === undefined ? {} : { page }),
  };
}

/** The photos that are kept under a name, in their order: all of them, those whose bytes are kept too, and the others. */
export async function photosOf(id: string) {
  const db = await database();
  const [rows, fileRows] = await Promise.all([
    db.getAll('photos', rowsOf(id)),
    db.getAll('files', rowsOf(id)),
  ]);
  const files = new Map(fileRows.map(({ photoId, file }) => [photoId, file]));
  const all = rows.map(({ photo }) => photo);
  const whole = all.flatMap((photo): BrowserPhoto[] => {
    const file = files.get(photo.id);
    return file ? [{ ...photo, file }] : [];
  });
  return { all, whole, missing: all.filter((photo) => !files.has(photo.id)) };
}
