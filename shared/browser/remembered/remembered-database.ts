import type { DBSchema } from 'idb';
import { REMEMBERED_DATABASE } from '../saved/batches-database.ts';
import { heldDatabase } from '../saved/held-database.ts';

/** A batch that somebody had remembered for search. */
export interface RememberedBatch {
  readonly id: string;
  /** The subject of the account that it belongs to; empty where nobody was signed in. */
  readonly owner: string;
  /** The name under which its ZIP was handed to the browser's downloads. */
  readonly zip: string;
  /** When its photos were organized, in milliseconds since 1970. */
  readonly createdMs: number;
  readonly photos: number;
  /** What its pictures take. */
  readonly bytes: number;
  /** One of its photos, by which its board knows it again. */
  readonly anchor: string;
}

/** What is remembered of a photo; never the original. */
export interface RememberedPhoto {
  readonly photoId: string;
  readonly name: string;
  /** With slashes. */
  readonly folder: string;
  readonly description: string;
  /** The same in English, where the description is not. */
  readonly english?: string | undefined;
  readonly category?: string | undefined;
  readonly original: string;
  /** What the engine saw in it; see `writeConcepts`. */
  readonly concepts?: string | undefined;
  /** The day on which it was taken, as far as it is known; see `knownDay`. */
  readonly day?: string | undefined;
}

interface PhotoRow extends RememberedPhoto {
  readonly batchId: string;
  /** Its index in the batch. */
  readonly at: number;
}

interface PictureRow {
  readonly batchId: string;
  readonly photoId: string;
  readonly picture: Blob;
}

interface Tables extends DBSchema {
  batches: { key: string; value: RememberedBatch };
  photos: { key: [string, number]; value: PhotoRow };
  pictures: { key: [string, string]; value: PictureRow };
}

export const REMEMBERED_TABLES = ['batches', 'photos', 'pictures'] as const;

const remembered = heldDatabase<Tables>(REMEMBERED_DATABASE, (db) => {
  db.createObjectStore('batches', { keyPath: 'id' });
  db.createObjectStore('photos', { keyPath: ['batchId', 'at'] });
  db.createObjectStore('pictures', { keyPath: ['batchId', 'photoId'] });
});

export const rememberedDatabase = remembered.open;
export const hasRememberedDatabase = remembered.exists;
