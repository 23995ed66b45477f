import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Usage } from '#core/accounts/quota.ts';
import { CLOCK_AHEAD_MS, FRESH_SIGN_IN_MS } from '../limits.ts';
import type { Tables } from './tables.ts';

// [Note: Deleted subjects] An access token stays valid after its account is deleted, and accounts are created on
// first use. So that an open tab or a refresh token does not recreate the account, a deletion leaves a hash of the
// subject for a while, and only a sign-in after it counts, however new the token is. It creates a new, empty account.
// The month's count is kept with the hash, as otherwise a deletion would reset the monthly limit.

/** A subject's last deletion. */
export interface Deletion {
  readonly deletedMs: number;
  /** The usage of the month of the deletion. */
  readonly usage: Usage;
}

/** The last deletion of a subject's account; undefined where there was none or its record has expired. */
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
 * Whether a token's sign-in was before a deletion. Token times are whole seconds, so one of the same second counts as
 * before; so does one that is unknown, since the token may have been refreshed. A deletion far in the future was
 * recorded by a clock that was wrong: then a sign-in of the last minutes counts as one after it, and no older one.
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
