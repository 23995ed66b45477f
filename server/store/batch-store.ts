import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { LEASE_MS } from '#core/limits.ts';
import { nextPeriod, periodAt } from '#core/accounts/period.ts';
import { type Entitlement, limitsFor } from '#core/accounts/plan.ts';
import type { Usage } from '#core/accounts/quota.ts';
import {
  type Admission,
  admitPhoto,
  countPhotos,
  type LeasePhoto,
  recordFailure,
  recordOutcome,
} from './lease-photos.ts';
import type { Tables } from './tables.ts';

/** The account of a batch, and its plan. */
export interface BatchAccount extends Entitlement {
  readonly id: string;
}

export interface BatchStore {
  /** Returns the month's usage. Expired batches are settled first. */
  usage(accountId: string, nowMs: number): Promise<Usage>;

  /**
   * Reserves the photos of a batch in the month's count, all or nothing.
   *
   * @param leaseId an id that the client chose, so that a retry doesn't count twice
   * @throws {AppError} `quota-exceeded`, `batch-full`; `lease-unknown` if the id belongs to another batch;
   * `session-over` if the account has been deleted in the meantime
   */
  reserve(
    account: BatchAccount,
    photos: number,
    nowMs: number,
    leaseId?: string,
  ): Promise<{ leaseId: string; usage: Usage }>;

  /**
   * Admits a photo under a lease if the lease belongs to the account, is open and has room. From then on the photo
   * counts, unless the engine fails. The same image is admitted again under its id without taking more room, at most
   * `PHOTO_TRIES` times. Extends the lease by `LEASE_MS` from now.
   *
   * @returns an outcome if the photo was already described: then the engine must not be called again
   * @throws {AppError} `lease-unknown`, `batch-full`; `photo-id-taken` if the id belongs to another image;
   * `engine-failed` after too many tries
   */
  admit(accountId: string, leaseId: string, photo: LeasePhoto, nowMs: number): Promise<Admission>;

  /**
   * Stores the engine's analysis of a photo until its batch ends.
   *
   * @param outcome the sealed analysis, which the store can't read
   * @throws {AppError} `lease-unknown` if the batch has been settled in the meantime: the analysis must not be
   * returned
   */
  recordDescribed(leaseId: string, photoId: string, outcome: string, nowMs: number): Promise<void>;

  /**
   * Records that the engine failed for a photo, so that it doesn't count. Does nothing for a photo that was
   * described, or a batch that has ended.
   *
   * @param wasTried false if the engine rejected the photo without processing it
   */
  recordFailed(leaseId: string, photoId: string, tried: { wasTried: boolean }): Promise<void>;

  /** Ends a batch and returns its unused photos to the quota. Has no effect on a batch that has ended or expired. */
  settle(accountId: string, leaseId: string, nowMs: number): Promise<Usage>;

  /** Settles the expired batches of all accounts. @returns their number */
  settleExpired(nowMs: number): Promise<number>;

  /** Sets the month's count to 0. Running batches are no longer counted, and return nothing to the quota. */
  resetUsage(accountId: string, nowMs: number): Promise<void>;
}

// Every transaction here first writes to the row it concerns, which locks the row on both databases: other
// transactions on that row wait, and later reads stay valid until the commit.
export function createBatchStore(db: Kysely<Tables>): BatchStore {
  const settleOne = (leaseId: string, accountId: string | undefined, expiredMs: number | undefined) =>
    db.transaction().execute((tx) => closeLease(tx, leaseId, { accountId, expiredMs }));

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
    return { period, count: await countIn(db, accountId, period) };
  };

  /** Translates the foreign key error of a batch whose account is being deleted. */
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
        const left = Math.max(0, Number(limit) - (await countIn(tx, account.id, period)));
        const details = { limit: Number(limit), resetsOn: nextPeriod(period), left, photos };
        throw new AppError({ code: 'quota-exceeded', details });
      });
      const counted = await counting.catch((error: unknown) => explain(error, account.id));
      return { leaseId, usage: counted ?? (await usage(account.id, nowMs)) };
    },

    admit: (accountId, leaseId, photo, nowMs) =>
      db.transaction().execute((tx) => admitPhoto(tx, { accountId, leaseId, photo, nowMs })),

    recordDescribed: (leaseId, photoId, outcome, nowMs) =>
      db.transaction().execute((tx) => recordOutcome(tx, { leaseId, photoId, outcome, nowMs })),

    recordFailed: (leaseId, photoId, { wasTried }) =>
      db.transaction().execute((tx) => recordFailure(tx, { leaseId, photoId, wasTried })),

    settle: async (accountId, leaseId, nowMs) => {
      await settleOne(leaseId, accountId, undefined);
      return usage(accountId, nowMs);
    },

    settleExpired: (nowMs) => settleAll(nowMs),

    // Locks the leases first, as `settle` does: the same lock order prevents deadlocks.
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

/** Returns the month's count. */
async function countIn(
  tx: Kysely<Tables> | Transaction<Tables>,
  accountId: string,
  period: Usage['period'],
): Promise<number> {
  const row = await tx
    .selectFrom('usage')
    .select('count')
    .where('account_id', '=', accountId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Adds photos to the month's count if they fit: one statement that checks and counts, so that concurrent batches
 * can't use the same room.
 *
 * @returns the new count; undefined if they don't fit
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

/** Accepts a repeated reservation by the same account for the same number of photos. */
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

/**
 * Deletes a lease and returns its unused photos to the month's quota. Photos being processed count as used, so that
 * settling early doesn't make them free.
 */
export async function closeLease(
  tx: Transaction<Tables>,
  leaseId: string,
  { accountId, expiredMs }: { accountId: string | undefined; expiredMs: number | undefined },
): Promise<void> {
  const lease = await tx
    .updateTable('leases')
    .set({ reserved: sql`reserved` })
    .where('id', '=', leaseId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    // An expired lease may have been extended since it was found.
    .$if(expiredMs !== undefined, (query) => query.where('expires_ms', '<=', expiredMs ?? 0))
    .returning(['account_id', 'period', 'reserved'])
    .executeTakeFirst();
  if (!lease) return;
  const { counted } = await countPhotos(tx, leaseId);
  await tx.deleteFrom('leases').where('id', '=', leaseId).execute();
  const unused = lease.reserved - counted;
  if (lease.period === null || unused <= 0) return;
  await tx
    .updateTable('usage')
    // Never below zero: the count may have been reset since.
    .set({ count: sql<number>`case when count > ${unused} then count - ${unused} else 0 end` })
    .where('account_id', '=', lease.account_id)
    .where('period', '=', lease.period)
    .execute();
}
