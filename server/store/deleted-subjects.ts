import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Usage } from '#core/accounts/quota.ts';
import { CLOCK_AHEAD_MS, FRESH_SIGN_IN_MS } from '../limits.ts';
import type { Tables } from './tables.ts';

// [Note: Deleted subjects] An access token stays valid after its account is deleted, and accounts are created on
// first use. To keep an open tab or a refresh token from recreating the account, a deletion leaves a hash of the
// subject for a while. Only a sign-in after the deletion counts, however new the token is; it creates a new, empty
// account. The month's count is kept with the hash, since a deletion would otherwise reset the monthly limit.

/** A subject's last deletion. */
export interface Deletion {
  readonly deletedMs: number;
  /** The usage in the month of the deletion. */
  readonly usage: Usage;
}

/** Returns the last deletion of a subject's account; undefined if there was none or its record has expired. */
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

/** Records a deletion, replacing an earlier one. */
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
 * Returns whether a token's sign-in was before a deletion. Token times are whole seconds, so a sign-in in the same
 * second counts as before. An unknown time also counts as before, since the token may have been refreshed. A deletion
 * far in the future was recorded by a wrong clock: then only a sign-in in the last few minutes counts as after it.
 *
 * @param nowMs the time of the request
 */
export function isFromBefore(
  signedInMs: number | undefined,
  deletion: Deletion | undefined,
  nowMs: number,
): boolean {
  if (deletion === undefined) return false;
  if (signedInMs === undefined) return true;
  if (deletion.deletedMs > nowMs + CLOCK_AHEAD_MS) return signedInMs <= nowMs - FRESH_SIGN_IN_MS;
  return Math.floor(signedInMs / 1000) <= Math.floor(deletion.deletedMs / 1000);
}

function hashOf(sub: string): string {
  return createHash('sha256').update(sub).digest('hex');
}
