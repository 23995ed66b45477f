import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Attempts {
  /** This one included. */
  readonly count: number;
  /** When the window ends, and the count with it. */
  readonly resetsMs: number;
}

/** Counts tries by key, for all copies of the server together. */
export interface AttemptStore {
  /** Counts one try. The window of a key begins with its first try. */
  count(key: string, windowMs: number, nowMs: number): Promise<Attempts>;
  forget(key: string): Promise<void>;
  /** Forgets every window that has ended. */
  forgetEnded(nowMs: number): Promise<void>;
}

export function createAttemptStore(db: Kysely<Tables>): AttemptStore {
  return {
    // One statement, so that tries that come at once are all counted.
    count: async (key, windowMs, nowMs) => {
      const hasEnded = sql<boolean>`attempts.resets_ms <= ${nowMs}`;
      const row = await db
        .insertInto('attempts')
        .values({ key, count: 1, resets_ms: nowMs + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${hasEnded} then 1 else attempts.count + 1 end`,
            resets_ms: sql`case when ${hasEnded} then excluded.resets_ms else attempts.resets_ms end`,
          }),
        )
        .returning(['count', 'resets_ms'])
        .executeTakeFirstOrThrow();
      return { count: row.count, resetsMs: row.resets_ms };
    },
    forget: async (key) => {
      await db.deleteFrom('attempts').where('key', '=', key).execute();
    },
    forgetEnded: async (nowMs) => {
      await db.deleteFrom('attempts').where('resets_ms', '<=', nowMs).execute();
    },
  };
}
