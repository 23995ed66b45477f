import type { Kysely } from 'kysely';

/**
 * What is known of a photo of a running batch: which picture its id stands for, how often the engine was asked,
 * whether the engine failed it, and, sealed, what the engine said.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column a statement: SQLite adds no two at once. Photos of batches that run meanwhile have no picture yet.
  for (const name of ['sha256', 'outcome'] as const) {
    await db.schema.alterTable('lease_photos').addColumn(name, 'text').execute();
  }
  for (const name of ['tries', 'engine_failed'] as const) {
    await db.schema
      .alterTable('lease_photos')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // Until now a photo that was let in and not described was given back.
  await (db as Kysely<{ lease_photos: { described: number; engine_failed: number } }>)
    .updateTable('lease_photos')
    .set({ engine_failed: 1 })
    .where('described', '=', 0)
    .execute();
}
