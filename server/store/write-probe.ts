import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The key of the row written to test whether writing works. */
const PROBE = 'probe';

/** More than the free space in an emptied log; a key of 1,000 characters fits every index. */
const LARGE = { rows: 200, characters: 1000 } as const;

/**
 * Writes a meaningless value, and removes it if it was large.
 *
 * @throws the database's error
 */
export async function writeProbe(db: Kysely<Tables>, isLarge = false): Promise<void> {
  if (isLarge) return writeLarge(db);
  await db
    .insertInto('attempts')
    .values({ key: PROBE, count: 0, resets_ms: 0 })
    // A different value each time: SQLite skips writing an unchanged value.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((column) => ({ count: sql`1 - ${column.ref('attempts.count')}` })),
    )
    .execute();
}

async function writeLarge(db: Kysely<Tables>): Promise<void> {
  const start = `${PROBE}:${randomUUID()}:`;
  const keys = Array.from({ length: LARGE.rows }, (_, at) => `${start}${at}`.padEnd(LARGE.characters, '.'));
  await db
    .insertInto('attempts')
    .values(keys.map((key) => ({ key, count: 0, resets_ms: 0 })))
    .execute();
  await db.deleteFrom('attempts').where('key', 'like', `${start}%`).execute();
}
