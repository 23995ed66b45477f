import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { LEASE_MS } from '#core/limits.ts';
import { nextPeriod, periodAt } from '#core/period.ts';
import { type Entitlement, limitsFor } from '#core/plan.ts';
import type { Usage } from '#core/quota.ts';
import {
  type Admission,
  admitPhoto,
  countPhotos,
  type LeasePhoto,
  recordFailure,
  recordOutcome,
} from './lease-photos.ts';
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
   * Lets a photo in under a lease, to the engine: the lease is this account's, open, and has room for the photo. From
   * here the photo counts, unless the engine fails it. The same picture is let in again under its id without taking
   * more room, at most `PHOTO_TRIES` times. The lease lives on for `LEASE_MS` from here.
   *
   * @returns with an outcome where the photo was described before: then the engine is not to be asked again
   * @throws {AppError} `lease-unknown`, `batch-full`; `photo-id-taken` where the id stands for another picture;
   *   `engine-failed` after too many tries
   */
  admit(accountId: string, leaseId: string, photo: LeasePhoto, nowMs: number): Promise<Admission>;

  /**
   * Keeps what the engine said of a photo, until its batch ends.
   *
   * @param outcome sealed: nothing that can be read here
   * @throws {AppError} `lease-unknown` where the batch was settled meanwhile: the description must not be given out
   */
  recordDescribed(leaseId: string, photoId: string, outcome: string, nowMs: number): Promise<void>;

  /**
   * Gives a photo back that the engine failed; one that was described stays so. Does nothing for a batch that is over.
   *
   * @param wasTried false where the engine refused it unseen: that is no try
   */
  recordFailed(leaseId: string, photoId: string, tried: { wasTried: boolean }): Promise<void>;

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

/** What is counted in a month so far. */
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

/**
 * Takes a lease away, and gives back to its month what it reserved and did not use. A photo that is with the engine
 * meanwhile is used: whoever settles early does not get it for nothing.
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
    // One that was found expired may have been used since.
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
