import type { Kysely } from 'kysely';
import { LEASE_MS } from '#core/limits.ts';
import { CLOCK_AHEAD_MS, OUTBOX_LONGEST_MS } from '../limits.ts';
import type { Tables } from './tables.ts';

/** The tables of deliveries that are retried until they succeed. */
const OUTBOXES = ['messages', 'subscribers', 'list_removals'] as const;

/**
 * Brings forward times that a clock far ahead had set: deliveries are due at once, and batches expire as if they had
 * just been used. Otherwise mail would wait, and analyses would be kept, until that time actually comes. Does nothing
 * if a correct clock could have recorded all times.
 */
export async function bringForward(db: Kysely<Tables>, nowMs: number): Promise<void> {
  for (const outbox of OUTBOXES) {
    await db
      .updateTable(outbox)
      .set({ next_try_ms: nowMs })
      .where('next_try_ms', '>', nowMs + OUTBOX_LONGEST_MS + CLOCK_AHEAD_MS)
      .execute();
  }
  await db
    .updateTable('leases')
    .set({ expires_ms: nowMs + LEASE_MS })
    .where('expires_ms', '>', nowMs + LEASE_MS + CLOCK_AHEAD_MS)
    .execute();
}
