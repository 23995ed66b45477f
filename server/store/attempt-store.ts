import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Attempts {
  /** Including this attempt. */
  readonly count: number;
  /** When the window ends and the count resets. */
  readonly resetsMs: number;
}

/** Counts attempts by key, across all server instances. */
export interface AttemptStore {
  /** Counts one attempt. A key's window begins with its first attempt. */
  count(key: string, windowMs: number, nowMs: number): Promise<Attempts>;
  forget(key: string): Promise<void>;
  /** Deletes all expired windows. */
  forgetEnded(nowMs: number): Promise<void>;
}

export function createAttemptStore(db: Kysely<Tables>): AttemptStore {
  return {
    // One statement, so that concurrent attempts are all counted.
    count: async (key, windowMs, nowMs) => {
      // A window that ends this late was started by a wrong clock. A smaller excess may come from a slight clock
      // correction.
      const latestMs = nowMs + 2 * windowMs;
      const hasEnded = sql<boolean>`(attempts.resets_ms <= ${nowMs} or attempts.resets_ms > ${latestMs})`;
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
