import type { Kysely } from 'kysely';
import { AppError } from '#core/failure.ts';
import type { OwnData } from '#protocol/own-data.ts';
import type { Tables } from './tables.ts';

/** Collects everything that the tables hold about an account. @throws {AppError} `session-over` if it was deleted */
export async function collectOwnData(db: Kysely<Tables>, accountId: string, nowMs: number): Promise<OwnData> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!row) throw new AppError({ code: 'session-over', details: {} });
  const { email_key: emailKey } = row;
  return {
    exportedAt: timeOf(nowMs),
    account: {
      id: row.id,
      subject: row.sub,
      email: row.email,
      emailVerified: emailKey !== null,
      name: row.name,
      plan: row.plan,
      foundingMember: row.founding_member === 1,
      createdAt: timeOf(row.created_ms),
      profileAskedAt: timeOf(row.profile_ms),
    },
    usage: await usageOf(db, accountId),
    openBatches: await batchesOf(db, accountId),
    payments: await paymentsOf(db, accountId),
    attempts: await attemptsOf(db, accountId, nowMs),
    // An account with an unverified address gets no data stored under that address.
    messages: emailKey === null ? [] : await messagesOf(db, emailKey),
    newsletter: emailKey === null ? [] : await newsletterOf(db, emailKey),
  };
}

async function usageOf(db: Kysely<Tables>, accountId: string): Promise<OwnData['usage']> {
  return db
    .selectFrom('usage')
    .select(['period', 'count as photosDescribed'])
    .where('account_id', '=', accountId)
    .orderBy('period')
    .execute();
}

async function batchesOf(db: Kysely<Tables>, accountId: string): Promise<OwnData['openBatches']> {
  const leases = await db
    .selectFrom('leases')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('expires_ms')
    .execute();
  const photos = await db
    .selectFrom('lease_photos')
    .innerJoin('leases', 'leases.id', 'lease_photos.lease_id')
    .select(['lease_id', 'photo_id', 'sha256', 'tries', 'described', 'outcome'])
    .where('leases.account_id', '=', accountId)
    .orderBy('photo_id')
    .execute();
  return leases.map(({ id, period, reserved, expires_ms }) => ({
    leaseId: id,
    period,
    photosReserved: reserved,
    endsAt: timeOf(expires_ms),
    photos: photos
      .filter(({ lease_id }) => lease_id === id)
      .map(({ photo_id, sha256, tries, described, outcome }) => ({
        photoId: photo_id,
        pictureSha256: sha256,
        tries,
        described: described === 1,
        sealedDescription: outcome,
      })),
  }));
}

async function paymentsOf(db: Kysely<Tables>, accountId: string): Promise<OwnData['payments']> {
  const customers = await db
    .selectFrom('billing_customers')
    .select(['id', 'email_key', 'by_address'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.id', 'subscriptions.customer_id')
    .select(['subscriptions.id', 'customer_id', 'plan', 'status', 'event_ms', 'unlisted_price'])
    .where('billing_customers.account_id', '=', accountId)
    .orderBy('event_ms')
    .execute();
  return customers.map(({ id, email_key, by_address }) => ({
    customerId: id,
    email: email_key,
    foundByAddress: by_address === 1,
    subscriptions: subscriptions
      .filter(({ customer_id }) => customer_id === id)
      .map(({ id: subscriptionId, plan, status, event_ms, unlisted_price }) => ({
        subscriptionId,
        plan,
        priceToReview: unlisted_price,
        status,
        since: timeOf(event_ms),
      })),
  }));
}

async function attemptsOf(
  db: Kysely<Tables>,
  accountId: string,
  nowMs: number,
): Promise<OwnData['attempts']> {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'like', `%:${accountId}`)
    .where('resets_ms', '>', nowMs)
    .orderBy('key')
    .execute();
  return rows.map(({ key, count, resets_ms }) => ({
    what: key.slice(0, -accountId.length - 1),
    count,
    resetsAt: timeOf(resets_ms),
  }));
}

async function messagesOf(db: Kysely<Tables>, emailKey: string): Promise<OwnData['messages']> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('created_ms')
    .execute();
  return rows.map(({ kind, name, email, subject, message, created_ms, mailed_ms }) => ({
    kind,
    name,
    email,
    subject,
    message,
    sentAt: timeOf(created_ms),
    mailedAt: mailed_ms === null ? null : timeOf(mailed_ms),
  }));
}

async function newsletterOf(db: Kysely<Tables>, emailKey: string): Promise<OwnData['newsletter']> {
  const rows = await db.selectFrom('subscribers').selectAll().where('email_key', '=', emailKey).execute();
  return rows.map(({ list_id, email, created_ms, passed_on_ms }) => ({
    listId: list_id,
    email,
    subscribedAt: timeOf(created_ms),
    passedOnAt: passed_on_ms === null ? null : timeOf(passed_on_ms),
  }));
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
