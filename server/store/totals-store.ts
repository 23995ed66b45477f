import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Totals {
  readonly accounts: number;
  /** Photos counted in all months, for the accounts that there are. */
  readonly photos: number;
}

/** How much the service is used, all accounts together. */
export function createTotals(db: Kysely<Tables>): () => Promise<Totals> {
  return async () => {
    // Numbers come as text where the database's sum is wider than a number.
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
