import type { DBSchema } from 'idb';
import { REMEMBERED_DATABASE } from '../saved/batches-database.ts';
import { heldDatabase } from '../saved/held-database.ts';

/** A batch that somebody chose to remember for search. */
export interface RememberedBatch {
  readonly id: string;
  /** The subject of the account that it belongs to; empty if nobody was signed in. */
  readonly owner: string;
  /** The name under which its ZIP was passed to the browser's downloads. */
  readonly zip: string;
  /** When its photos were organized, in milliseconds since 1970. */
  readonly createdMs: number;
  readonly photos: number;
  /** How many of them are films. */
  readonly films?: number | undefined;
  /** The size of its pictures. */
  readonly bytes: number;
  /** The id of one of its photos, by which its board recognizes it. */
  readonly anchor: string;
}

/** The remembered data of a photo; never the original. */
export interface RememberedPhoto {
  readonly photoId: string;
  readonly name: string;
  /** Separated by slashes. */
  readonly folder: string;
  readonly description: string;
  /** The same in English, if the description isn't. */
  readonly english?: string | undefined;
  readonly category?: string | undefined;
  readonly original: string;
  /** The concepts that the engine saw in it; see `writeConcepts`. */
  readonly concepts?: string | undefined;
  /** The length of a film in seconds; 0 if it is unknown. */
  readonly filmSeconds?: number | undefined;
  /** The day on which it was taken, as far as known; see `knownDay`. */
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
