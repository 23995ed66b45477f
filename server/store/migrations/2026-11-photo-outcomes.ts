import type { Kysely } from 'kysely';

/**
 * Adds columns for the photos of running batches: the image's hash, the number of tries, whether the engine failed,
 * and the sealed analysis.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column per statement, because SQLite can't add two at once. Photos of running batches have no hash yet.
  for (const name of ['sha256', 'outcome'] as const) {
    await db.schema.alterTable('lease_photos').addColumn(name, 'text').execute();
  }
  for (const name of ['tries', 'engine_failed'] as const) {
    await db.schema
      .alterTable('lease_photos')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // Before this version, admitted photos without a description were not counted.
  await (db as Kysely<{ lease_photos: { described: number; engine_failed: number } }>)
    .updateTable('lease_photos')
    .set({ engine_failed: 1 })
    .where('described', '=', 0)
    .execute();
}
