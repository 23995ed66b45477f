import type { Reader } from '#core/saved/fields.ts';
import { REMEMBERED } from '../limits.ts';
import { rowsOf } from '../saved/photos-database.ts';
import { itemsNamed } from '#core/films/items-text.ts';
import { readRememberedBatch, readRememberedPhoto } from './read-remembered.ts';
import {
  hasRememberedDatabase,
  REMEMBERED_TABLES,
  type RememberedBatch,
  rememberedDatabase,
  type RememberedPhoto,
} from './remembered-database.ts';

/** A batch to remember, with a small picture of each photo that has one. */
export interface BatchToRemember {
  readonly batch: Pick<RememberedBatch, 'owner' | 'zip' | 'createdMs' | 'anchor'>;
  readonly photos: readonly RememberedPhoto[];
  readonly pictures: ReadonlyMap<string, Blob>;
}

/**
 * The result of remembering a batch: its id, and the number of older batches that were displaced; or that it exceeds
 * the total room.
 */
export type Remembering = { readonly id: string; readonly displaced: number } | 'too-large';

/**
 * Remembers a batch. If the room in `REMEMBERED` isn't enough for all, the oldest are forgotten first.
 *
 * @throws {DOMException} `QuotaExceededError` if the browser has no room
 */
export async function rememberBatch({ batch, photos, pictures }: BatchToRemember): Promise<Remembering> {
  const bytes = [...pictures.values()].reduce((sum, { size }) => sum + size, 0);
  if (photos.length > REMEMBERED.photos || bytes > REMEMBERED.bytes) return 'too-large';
  const id = crypto.randomUUID();
  const work = (await rememberedDatabase()).transaction(REMEMBERED_TABLES, 'readwrite');
  const row: RememberedBatch = { ...batch, id, bytes, ...countsOf(photos) };
  await Promise.all([
    work.objectStore('batches').put(row),
    ...photos.map((photo, at) => work.objectStore('photos').put({ ...photo, batchId: id, at })),
    ...[...pictures].map(([photoId, picture]) =>
      work.objectStore('pictures').put({ batchId: id, photoId, picture }),
    ),
    work.done,
  ]);
  return { id, displaced: await makeRoom(id) };
}

function countsOf(photos: readonly RememberedPhoto[]): Pick<RememberedBatch, 'photos' | 'films'> {
  return { photos: photos.length, films: itemsNamed(photos).films };
}

/** Forgets the oldest batches until the rest fit. @returns how many */
async function makeRoom(keptId: string): Promise<number> {
  const db = await rememberedDatabase();
  const all = (await db.getAll('batches')).toSorted((one, other) => one.createdMs - other.createdMs);
  let photos = all.reduce((sum, batch) => sum + batch.photos, 0);
  let bytes = all.reduce((sum, batch) => sum + batch.bytes, 0);
  let forgotten = 0;
  for (const batch of all) {
    if (photos <= REMEMBERED.photos && bytes <= REMEMBERED.bytes) break;
    if (batch.id === keptId) continue;
    await forgetRemembered(batch.id);
    photos -= batch.photos;
    bytes -= batch.bytes;
    forgotten += 1;
  }
  return forgotten;
}

/** Replaces the data about the photos of a batch, for example after a rename. Its pictures stay. */
export async function updateRemembered(id: string, photos: readonly RememberedPhoto[]): Promise<void> {
  const work = (await rememberedDatabase()).transaction(['batches', 'photos'], 'readwrite');
  const row = await work.objectStore('batches').get(id);
  if (row) {
    await work.objectStore('photos').delete(rowsOf(id));
    await work.objectStore('batches').put({ ...row, ...countsOf(photos) });
    for (const [at, photo] of photos.entries()) {
      await work.objectStore('photos').put({ ...photo, batchId: id, at });
    }
  }
  await work.done;
}

/**
 * Returns the current user's remembered batches, newest first. Once somebody is signed in, other accounts' batches
 * are deleted, and those remembered while nobody was signed in belong to that user from then on.
 *
 * @param owner the account's subject; empty if nobody is signed in
 */
export async function rememberedBatches(owner: string): Promise<RememberedBatch[]> {
  if (!(await hasRememberedDatabase())) return [];
  const db = await rememberedDatabase();
  const all = readable(await db.getAll('batches'), readRememberedBatch);
  if (owner !== '') {
    for (const batch of all) {
      if (batch.owner === '') await db.put('batches', { ...batch, owner });
      else if (batch.owner !== owner) await forgetRemembered(batch.id);
    }
  }
  return all
    .filter((batch) => batch.owner === owner || batch.owner === '')
    .toSorted((one, other) => other.createdMs - one.createdMs);
}

/** Returns the photos of a remembered batch, in order. */
export async function rememberedPhotos(id: string): Promise<readonly RememberedPhoto[]> {
  const rows = await (await rememberedDatabase()).getAll('photos', rowsOf(id), REMEMBERED.photos);
  return readable(rows, readRememberedPhoto);
}

/** Returns the small picture of a remembered photo; undefined if it has none. */
export async function rememberedPicture(id: string, photoId: string): Promise<Blob | undefined> {
  const row = await (await rememberedDatabase()).get('pictures', [id, photoId]);
  return row?.picture instanceof Blob ? row.picture : undefined;
}

/** Returns the valid rows; searches never find damaged ones. */
function readable<Row>(rows: readonly unknown[], reader: Reader<Row>): Row[] {
  return rows.map(reader).filter((row) => row !== undefined);
}

/** Forgets a batch and everything remembered about it. */
export async function forgetRemembered(id: string): Promise<void> {
  const work = (await rememberedDatabase()).transaction(REMEMBERED_TABLES, 'readwrite');
  await Promise.all([
    work.objectStore('batches').delete(id),
    work.objectStore('photos').delete(rowsOf(id)),
    work.objectStore('pictures').delete(rowsOf(id)),
    work.done,
  ]);
}
