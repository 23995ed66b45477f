import type { DBSchema } from 'idb';
import { APART_DATABASE } from '../saved/batches-database.ts';
import { heldDatabase } from '../saved/held-database.ts';
import { APART_PHOTOS } from '../limits.ts';

/** Photos that a person marked as no duplicates of each other. */
interface ApartRow {
  /** The checksums joined into one text, so that the same photos are remembered once. */
  readonly key: string;
  /** The SHA-256 of each, in lowercase hexadecimal. */
  readonly sums: readonly string[];
  readonly savedMs: number;
}

interface Tables extends DBSchema {
  sets: { key: string; value: ApartRow };
}

const apart = heldDatabase<Tables>(APART_DATABASE, (db) => {
  db.createObjectStore('sets', { keyPath: 'key' });
});

/**
 * Remembers in this browser, for all later batches, that photos are no duplicates of each other. If there are more
 * than `APART_PHOTOS`, the oldest are forgotten.
 *
 * @param sums the SHA-256 of each
 */
export async function rememberApart(sums: readonly string[]): Promise<void> {
  const work = (await apart.open()).transaction('sets', 'readwrite');
  await work.store.put({ key: keyOf(sums), sums, savedMs: Date.now() });
  const rows = (await work.store.getAll()).toSorted((one, other) => other.savedMs - one.savedMs);
  let photos = 0;
  for (const row of rows) {
    photos += row.sums.length;
    if (photos > APART_PHOTOS) await work.store.delete(row.key);
  }
  await work.done;
}

/** Forgets one set of photos. */
export async function forgetApart(sums: readonly string[]): Promise<void> {
  if (await apart.exists()) await (await apart.open()).delete('sets', keyOf(sums));
}

/** Forgets all sets. */
export async function forgetAllApart(): Promise<void> {
  if (await apart.exists()) await (await apart.open()).clear('sets');
}

/** Returns all remembered sets, each with its checksums. */
export async function apartSets(): Promise<readonly (readonly string[])[]> {
  if (!(await apart.exists())) return [];
  return (await (await apart.open()).getAll('sets')).map(({ sums }) => sums);
}

function keyOf(sums: readonly string[]): string {
  return sums.toSorted().join(' ');
}
