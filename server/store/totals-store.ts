import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Totals {
  readonly accounts: number;
  /** The number of photos counted in all months, for existing accounts. */
  readonly photos: number;
}

/** Creates the query of the totals over all accounts. */
export function createTotals(db: Kysely<Tables>): () => Promise<Totals> {
  return async () => {
    // Sums are returned as strings if the database's type is wider than a JavaScript number.
    const { accounts, photos } = await db
      .selectNoFrom((query) => [
        query
          .selectFrom('accounts')
          .select(sql<number>`count(*)`.as('accounts'))
          .as('accounts'),
        query
          .selectFrom('usage')
          .select(sql<number>`coalesce(sum("count"), 0)`.as('photos'))
          .as('photos'),
      ])
      .executeTakeFirstOrThrow();
    return { accounts: Number(accounts), photos: Number(photos) };
  };
}
