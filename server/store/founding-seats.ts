import type { Kysely } from 'kysely';
import { FOUNDING_SEATS } from './account-store.ts';
import type { Tables } from './tables.ts';

/** Creates the check whether a founding member's seat is left. */
export function createHasFoundingSeats(db: Kysely<Tables>, seats: number): () => Promise<boolean> {
  return async () => {
    if (seats === 0) return false;
    const counter = db.selectFrom('counters').select('count').where('name', '=', FOUNDING_SEATS);
    const given = await counter.executeTakeFirst();
    return (given?.count ?? 0) < seats;
  };
}
