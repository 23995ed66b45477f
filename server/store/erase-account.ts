import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { periodAt } from '#core/accounts/period.ts';
import type { DeletedReply } from '#protocol/own-data.ts';
import { PASS_ON_TIMEOUT_MS } from '../limits.ts';
import { closeLease } from './batch-store.ts';
import { forgetPayments } from './forget-payments.ts';
import { deletionOf, isFromBefore, rememberDeleted } from './deleted-subjects.ts';
import type { Bearer } from './own-data-store.ts';
import type { Tables } from './tables.ts';

/** The outcome for the newsletter subscription. */
export type Erased = Pick<DeletedReply, 'newsletter'>;

/**
 * Deletes an account with everything that belongs to it, and the messages and the newsletter subscription of its
 * verified address. What remains: a hash of the subject with the month's count for a while ([Note: Deleted
 * subjects]), the ids of ended subscriptions and of payment events, without their customers, and the count of
 * founding members: a seat is never given again.
 *
 * @throws {AppError} `subscription-running`
 */
export async function eraseAccount(db: Kysely<Tables>, bearer: Bearer, nowMs: number): Promise<Erased> {
  const { sub, signedInMs } = bearer;
  if (isFromBefore(signedInMs, await deletionOf(db, sub), nowMs)) return { newsletter: 'none' };
  return db.transaction().execute(async (tx) => {
    // Changing the unique column `sub` also locks the row against new leases: in PostgreSQL, a foreign key check
    // waits only for updates of key columns.
    const account = await tx
      .updateTable('accounts')
      .set({ sub: `leaving:${randomUUID()}` })
      .where('sub', '=', sub)
      .returning(['id', 'email_key'])
      .executeTakeFirst();
    if (!account) return { newsletter: 'none' };
    const { id, email_key: emailKey } = account;
    // Open batches return their unused photos, so that the subject's next account doesn't start with them. Leases are
    // locked before the usage, as in `settle`.
    const open = await tx
      .selectFrom('leases')
      .select('id')
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
    for (const lease of open) await closeLease(tx, lease.id, { accountId: id, expiredMs: undefined });
    const period = periodAt(nowMs);
    const counted = await tx
      .deleteFrom('usage')
      .where('account_id', '=', id)
      .returning(['period', 'count'])
      .execute();
    const count = counted.find((usage) => usage.period === period)?.count ?? 0;
    await forgetPayments(tx, id, emailKey);
    await tx.deleteFrom('attempts').where('key', 'like', `%:${id}`).execute();
    const newsletter = emailKey === null ? 'none' : await forgetAddress(tx, emailKey, nowMs);
    await tx.deleteFrom('accounts').where('id', '=', id).execute();
    await rememberDeleted(tx, sub, { deletedMs: nowMs, usage: { period, count } });
    return { newsletter };
  });
}

async function forgetAddress(
  tx: Transaction<Tables>,
  emailKey: string,
  nowMs: number,
): Promise<Erased['newsletter']> {
  await tx.deleteFrom('messages').where('email_key', '=', emailKey).execute();
  const entries = await tx
    .deleteFrom('subscribers')
    .where('email_key', '=', emailKey)
    .returning(['list_id', 'passed_on_ms', 'attempts'])
    .execute();
  const tried = entries.filter(({ attempts }) => attempts > 0);
  for (const { list_id, passed_on_ms } of tried) {
    // An address that is being delivered must arrive before it is removed.
    const next_try_ms = passed_on_ms === null ? nowMs + PASS_ON_TIMEOUT_MS : nowMs;
    await tx
      .insertInto('list_removals')
      .values({ list_id, email_key: emailKey, attempts: 0, next_try_ms })
      .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
      .execute();
  }
  if (tried.length > 0) return 'being-removed';
  return entries.length > 0 ? 'removed' : 'none';
}
