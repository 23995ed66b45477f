import type { Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { LEASE_MS } from '#core/limits.ts';
import { PHOTO_TRIES } from '../limits.ts';
import type { Tables } from './tables.ts';

/** A photo of a batch: the client's id, and the image it belongs to. */
export interface LeasePhoto {
  readonly id: string;
  /** The SHA-256 of the image's bytes, hexadecimal. */
  readonly sha256: string;
}

/** The result of admitting a photo. */
export interface Admission {
  /** The sealed earlier analysis; null if the engine has to be called. */
  readonly outcome: string | null;
}

/** Admits a photo: see `BatchStore.admit`. */
export async function admitPhoto(
  tx: Transaction<Tables>,
  {
    accountId,
    leaseId,
    photo,
    nowMs,
  }: { accountId: string; leaseId: string; photo: LeasePhoto; nowMs: number },
): Promise<Admission> {
  const lease = await tx
    .updateTable('leases')
    .set({ expires_ms: nowMs + LEASE_MS })
    .where('id', '=', leaseId)
    .where('account_id', '=', accountId)
    .where('expires_ms', '>', nowMs)
    .returning('reserved')
    .executeTakeFirst();
  if (!lease) throw leaseUnknown();
  const { id: photo_id, sha256 } = photo;
  const added = await tx
    .insertInto('lease_photos')
    .values({ lease_id: leaseId, photo_id, sha256, described: 0, tries: 1, engine_failed: 0, outcome: null })
    .onConflict((conflict) => conflict.columns(['lease_id', 'photo_id']).doNothing())
    .returning('photo_id')
    .executeTakeFirst();
  if (!added) return admitAgain(tx, leaseId, photo);
  if ((await countPhotos(tx, leaseId)).admitted > lease.reserved) {
    throw new AppError({ code: 'batch-full', details: { photosPerBatch: lease.reserved } });
  }
  return { outcome: null };
}

/** Readmits a known photo id if it is the same image. */
async function admitAgain(
  tx: Transaction<Tables>,
  leaseId: string,
  { id, sha256 }: LeasePhoto,
): Promise<Admission> {
  const known = await tx
    .selectFrom('lease_photos')
    .select(['sha256', 'tries', 'outcome'])
    .where('lease_id', '=', leaseId)
    .where('photo_id', '=', id)
    .executeTakeFirstOrThrow();
  if (known.sha256 !== sha256) {
    throw new AppError({ code: 'photo-id-taken', details: {} });
  }
  if (known.outcome !== null) return { outcome: known.outcome };
  if (known.tries >= PHOTO_TRIES) {
    const message = `the engine was asked about it ${known.tries} times`;
    throw new AppError({ code: 'engine-failed', details: { message } });
  }
  await tx
    .updateTable('lease_photos')
    .set({ tries: known.tries + 1, engine_failed: 0 })
    .where('lease_id', '=', leaseId)
    .where('photo_id', '=', id)
    .execute();
  return { outcome: null };
}

/** Stores a photo's analysis: see `BatchStore.recordDescribed`. */
export async function recordOutcome(
  tx: Transaction<Tables>,
  { leaseId, photoId, outcome, nowMs }: { leaseId: string; photoId: string; outcome: string; nowMs: number },
): Promise<void> {
  const lease = await tx
    .updateTable('leases')
    .set({ expires_ms: nowMs + LEASE_MS })
    .where('id', '=', leaseId)
    .returning('id')
    .executeTakeFirst();
  if (!lease) throw leaseUnknown();
  await tx
    .updateTable('lease_photos')
    .set({ described: 1, outcome, engine_failed: 0 })
    .where('lease_id', '=', leaseId)
    .where('photo_id', '=', photoId)
    .execute();
}

/** Records that the engine failed for a photo: see `BatchStore.recordFailed`. */
export async function recordFailure(
  tx: Transaction<Tables>,
  { leaseId, photoId, wasTried }: { leaseId: string; photoId: string; wasTried: boolean },
): Promise<void> {
  await tx
    .updateTable('lease_photos')
    .set((column) => ({ engine_failed: 1, tries: column('tries', '-', wasTried ? 0 : 1) }))
    .where('lease_id', '=', leaseId)
    .where('photo_id', '=', photoId)
    .where('described', '=', 0)
    .execute();
}

/**
 * Returns the number of photos admitted under a lease, and how many of them count: all except those that the engine
 * failed for.
 */
export async function countPhotos(tx: Transaction<Tables>, leaseId: string) {
  const { admitted, failed } = await tx
    .selectFrom('lease_photos')
    .select(({ fn }) => [
      fn.countAll<number>().as('admitted'),
      fn.sum<number | null>('engine_failed').as('failed'),
    ])
    .where('lease_id', '=', leaseId)
    .executeTakeFirstOrThrow();
  return { admitted, counted: admitted - (failed ?? 0) };
}

function leaseUnknown(): AppError {
  return new AppError({ code: 'lease-unknown', details: {} });
}
