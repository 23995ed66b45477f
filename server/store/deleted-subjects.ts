import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Usage } from '#core/quota.ts';
import type { Tables } from './tables.ts';

// [Note: Deleted subjects] An access token stays good at the identity provider after its account is deleted, and
// an account is made on first sight. So that a tab or a batch that still runs does not bring the account back,
// a deletion leaves a hash of the subject for a while: tokens from before it open nothing. A token that was
// issued later makes a new, empty account. The month's count stays with the hash too: otherwise a deletion would be a
// way to a month without a limit.

/** A subject's last deletion. */
export interface Deletion {
  readonly deletedMs: number;
  /** What was counted in the month of the deletion. */
  readonly usage: Usage;
}

/** When a subject's account was deleted last; nothing where that is long ago, or never was. */
export async function deletionOf(
  db: Kysely<Tables> | Transaction<Tables>,
  sub: string,
): Promise<Deletion | undefined> {
  const row = await db
    .selectFrom('deleted_subjects')
    .select(['deleted_ms', 'period', 'count'])
    .where('subject_hash', '=', hashOf(sub))
    .executeTakeFirst();
  return row && { deletedMs: row.deleted_ms, usage: { period: row.period, count: row.count } };
}

/** Remembers a deletion, in the place of an earlier one. */
export async function rememberDeleted(
  tx: Transaction<Tables>,
  sub: string,
  { deletedMs, usage }: Deletion,
): Promise<void> {
  const deletion = { deleted_ms: deletedMs, ...usage };
  await tx
    .insertInto('deleted_subjects')
    .values({ subject_hash: hashOf(sub), ...deletion })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet(deletion))
    .execute();
}

/**
 * Whether a token is from before a deletion. Tokens tell their time in whole seconds, so one from the same second may be
 * from before it, and counts as such.
 */
export function isFromBefore(issuedMs: number, deletion: Deletion | undefined): boolean {
  return deletion !== undefined && Math.floor(issuedMs / 1000) <= Math.floor(deletion.deletedMs / 1000);
}

function hashOf(sub: string): string {
  return createHash('sha256').update(sub).digest('hex');
}
