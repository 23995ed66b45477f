import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { LEASE_MS } from '#core/limits.ts';
import { nextPeriod, periodAt } from '#core/period.ts';
import { type Entitlement, limitsFor } from '#core/plan.ts';
import type { Usage } from '#core/quota.ts';
import type { Tables } from './tables.ts';

/** Whose batch it is, and what that account may do. */
export interface BatchAccount extends Entitlement {
  readonly id: string;
}

export interface BatchStore {
  /** The month's usage. Batches that have expired are settled before they are counted. */
  usage(accountId: string, nowMs: number): Promise<Usage>;

  /**
   * Counts a batch before it begins, all or nothing.
   *
   * @param leaseId where the client names the lease: asking for the same one again counts nothing more
   * @throws {AppError} `quota-exceeded`, `batch-full`; `lease-unknown` where the name is taken by another batch;
   *   `session-over` where the account was deleted meanwhile
   */
  reserve(
    account: BatchAccount,
    photos: number,
    nowMs: number,
    leaseId?: string,
  ): Promise<{ leaseId: string; usage: Usage }>;

  /**
   * Lets a photo in under a lease: it is this account's, open, and has room for the photo. The same photo is
   * let in again without taking more room. The lease lives on for `LEASE_MS` from here.
   *
   * @throws {AppError} `lease-unknown`, `batch-full`
   */
  admit(accountId: string, leaseId: string, photoId: string, nowMs: number): Promise<void>;

  /**
   * Counts a described photo under its lease; the same photo counts once.
   *
   * @throws {AppError} `lease-unknown` where the batch was settled meanwhile: the description must not be
   *   given out, for it is not counted
   */
  recordDescribed(leaseId: string, photoId: string, nowMs: number): Promise<void>;

  /** Ends a batch and gives back what it did not use. Ending it again, or one that has expired, changes nothing. */
  settle(accountId: string, leaseId: string, nowMs: number): Promise<Usage>;

  /** Ends every batch that has expired, whosever it is; answers how many there were. */
  settleExpired(nowMs: number): Promise<number>;

  /** Sets the month's count to 0. Batches under way are no longer counted, and give nothing back. */
  resetUsage(accountId: string, nowMs: number): Promise<void>;
}

// Every transaction here writes to the row that it is about before it reads anything. So both databases make
// others that are about the same row wait, and what is read afterwards holds until the end.
export function createBatchStore(db: Kysely<Tables>): BatchStore {
  const settleOne = (leaseId: string, accountId: string | undefined, expiredMs: number | undefined) =>
    db.transaction().execute((tx) => close(tx, leaseId, { accountId, expiredMs }));

  const settleAll = async (nowMs: number, accountId?: string) => {
    const expired = await db
      .selectFrom('leases')
      .select('id')
      .where('expires_ms', '<=', nowMs)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
      .execute();
    for (const { id } of expired) await settleOne(id, accountId, nowMs);
    return expired.length;
  };

  const usage = async (accountId: string, nowMs: number): Promise<Usage> => {
    await settleAll(nowMs, accountId);
    const period = periodAt(nowMs);
    const row = await db
      .selectFrom('usage')
      .select('count')
      .where('account_id', '=', accountId)
      .where('period', '=', period)
      .executeTakeFirst();
    return { period, count: row?.count ?? 0 };
  };

  /** A batch that begins while its account is deleted meets the tables' own refusal. */
  const explain = async (error: unknown, accountId: string): Promise<never> => {
    if (error instanceof AppError) throw error;
    const known = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
    throw known ? error : new AppError({ code: 'session-over', details: {} }, { cause: error });
  };

  return {
    usage,

    reserve: async (account, photos, nowMs, leaseId = randomUUID()) => {
      const { photosPerMonth: limit, photosPerBatch } = limitsFor(account);
      if (photos > photosPerBatch) throw new AppError({ code: 'batch-full', details: { photosPerBatch } });
      await settleAll(nowMs, account.id);
      const period = periodAt(nowMs);
      const counting = db.transaction().execute(async (tx) => {
        const made = await tx
          .insertInto('leases')
          .values({
            id: leaseId,
            account_id: account.id,
            period,
            reserved: photos,
            expires_ms: nowMs + LEASE_MS,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return requireSame(tx, leaseId, account.id, photos);
        const count = await countUp(tx, { accountId: account.id, period, photos, limit });
        if (count !== undefined) return { period, count };
        const details = { limit: Number(limit), resetsOn: nextPeriod(period) };
        throw new AppError({ code: 'quota-exceeded', details });
      });
      const counted = await counting.catch((error: unknown) => explain(error, account.id));
      return { leaseId, usage: counted ?? (await usage(account.id, nowMs)) };
    },

    admit: (accountId, leaseId, photoId, nowMs) =>
      db.transaction().execute(async (tx) => {
        const lease = await tx
          .updateTable('leases')
          .set({ expires_ms: nowMs + LEASE_MS })
          .where('id', '=', leaseId)
          .where('account_id', '=', accountId)
          .where('expires_ms', '>', nowMs)
          .returning('reserved')
          .executeTakeFirst();
        if (!lease) throw new AppError({ code: 'lease-unknown', details: {} });
        const added = await tx
          .insertInto('lease_photos')
          .values({ lease_id: leaseId, photo_id: photoId, described: 0 })
          .onConflict((conflict) => conflict.columns(['lease_id', 'photo_id']).doNothing())
          .returning('photo_id')
          .executeTakeFirst();
        if (added && (await countPhotos(tx, leaseId)).admitted > lease.reserved) {
          throw new AppError({ code: 'batch-full', details: { photosPerBatch: lease.reserved } });
        }
      }),

    recordDescribed: (leaseId, photoId, nowMs) =>
      db.transaction().execute(async (tx) => {
        const lease = await tx
          .updateTable('leases')
          .set({ expires_ms: nowMs + LEASE_MS })
          .where('id', '=', leaseId)
          .returning('id')
          .executeTakeFirst();
        if (!lease) throw new AppError({ code: 'lease-unknown', details: {} });
        await tx
          .updateTable('lease_photos')
          .set({ described: 1 })
          .where('lease_id', '=', leaseId)
          .where('photo_id', '=', photoId)
          .execute();
      }),

    settle: async (accountId, leaseId, nowMs) => {
      await settleOne(leaseId, accountId, undefined);
      return usage(accountId, nowMs);
    },

    settleExpired: (nowMs) => settleAll(nowMs),

    // The leases first, as when a batch is settled: two that lock in one order cannot wait for each other.
    resetUsage: (accountId, nowMs) =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('leases').set({ period: null }).where('account_id', '=', accountId).execute();
        await tx
          .updateTable('usage')
          .set({ count: 0 })
          .where('account_id', '=', accountId)
          .where('period', '=', periodAt(nowMs))
          .execute();
      }),
  };
}

/**
 * Adds photos to the month's count where they fit: one statement that both looks and counts, so that no two
 * batches see the same room. Answers the new count, or nothing where they do not fit.
 */
async function countUp(
  tx: Transaction<Tables>,
  {
    accountId,
    period,
    photos,
    limit,
  }: { accountId: string; photos: number } & {
    period: Usage['period'];
    limit: number | 'unlimited';
  },
): Promise<number | undefined> {
  if (limit !== 'unlimited' && photos > limit) return undefined;
  const row = await tx
    .insertInto('usage')
    .values({ account_id: accountId, period, count: photos })
    .onConflict((conflict) => {
      const added = conflict
        .columns(['account_id', 'period'])
        .doUpdateSet((column) => ({ count: column('usage.count', '+', photos) }));
      return limit === 'unlimited' ? added : added.where('usage.count', '<=', limit - photos);
    })
    .returning('count')
    .executeTakeFirst();
  return row?.count;
}

/** Lets a batch pass that was reserved before, by the same account and for as many photos. */
async function requireSame(
  tx: Transaction<Tables>,
  leaseId: string,
  accountId: string,
  photos: number,
): Promise<undefined> {
  const known = await tx
    .selectFrom('leases')
    .select('id')
    .where('id', '=', leaseId)
    .where('account_id', '=', accountId)
    .where('reserved', '=', photos)
    .executeTakeFirst();
  if (!known) throw new AppError({ code: 'lease-unknown', details: {} });
  return undefined;
}

/** How many photos came under a lease, and how many of them were described. */
async function countPhotos(tx: Transaction<Tables>, leaseId: string) {
  const { admitted, described } = await tx
    .selectFrom('lease_photos')
    .select(({ fn }) => [
      fn.countAll<number>().as('admitted'),
      fn.sum<number | null>('described').as('described'),
    ])
    .where('lease_id', '=', leaseId)
    .executeTakeFirstOrThrow();
  return { admitted: admitted, described: described ?? 0 };
}

/** Takes a lease away, and gives back to its month what it reserved and did not use. */
async function close(
  tx: Transaction<Tables>,
  leaseId: string,
  { accountId, expiredMs }: { accountId: string | undefined; expiredMs: number | undefined },
): Promise<void> {
  const lease = await tx
    .updateTable('leases')
    .set({ reserved: sql`reserved` })
    .where('id', '=', leaseId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    // One that was found expired may have been used since.
    .$if(expiredMs !== undefined, (query) => query.where('expires_ms', '<=', expiredMs ?? 0))
    .returning(['account_id', 'period', 'reserved'])
    .executeTakeFirst();
  if (!lease) return;
  const { described } = await countPhotos(tx, leaseId);
  await tx.deleteFrom('leases').where('id', '=', leaseId).execute();
  const unused = lease.reserved - described;
  if (lease.period === null || unused <= 0) return;
  await tx
    .updateTable('usage')
    // Never below zero: the count may have been reset since.
    .set({ count: sql<number>`case when count > ${unused} then count - ${unused} else 0 end` })
    .where('account_id', '=', lease.account_id)
    .where('period', '=', lease.period)
    .execute();
}
