import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import type { PlanId } from '#core/plan.ts';
import { betterPlan } from '../billing/better-plan.ts';
import { ENDED, givesPlan, supersedes } from '../billing/subscription-order.ts';
import { emailKeyOf } from '#core/email-key.ts';
import type { Tables } from './tables.ts';

/** What an event of the payment provider says, where it says anything about plans. */
export type BillingChange =
  | {
      readonly kind: 'checkout';
      readonly customerId: string;
      /** The account that the checkout link carried. */
      readonly accountId: string | null;
      /** What the payer typed, for those who came without the link. */
      readonly email: string | null;
    }
  | {
      readonly kind: 'subscription';
      readonly subscriptionId: string;
      readonly customerId: string;
      readonly plan: PlanId;
      readonly status: string;
    };

export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly createdMs: number;
  /** Nothing where the event is of no interest. */
  readonly change: BillingChange | undefined;
}

export interface BillingStore {
  /**
   * Lets an event take effect, once. Events may come in any order, and many at a time: which account a customer
   * pays for and what the customer has bought are kept apart, and the plan follows from both. A plan that was
   * given by other means stays until what was bought changes.
   *
   * @returns false where the event has taken effect before
   */
  apply(event: BillingEvent, nowMs: number): Promise<boolean>;
}

// [Note: Billing lock] Whatever changes who pays for what goes one at a time, under one row. Else a checkout and
// the account that is made for it at the same moment would each miss the other. Everyone locks the rows of the
// accounts first and this one after them, so that nobody waits for one another in a circle.
const BILLING_LOCK = 'billing-lock';

/** How often an event begins again because its customer got another account in between. */
const TRIES = 5;

/** The accounts that an event is about are no longer those that were locked for it. */
class AccountsMoved extends Error {}

export function createBillingStore(db: Kysely<Tables>): BillingStore {
  const applyOnce = ({ id, type, createdMs, change }: BillingEvent, nowMs: number) =>
    db.transaction().execute(async (tx) => {
      const isNew = await tx
        .insertInto('webhook_events')
        .values({ id, type, received_ms: nowMs })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!isNew) return false;
      if (change) await takeEffect(tx, change, createdMs);
      return true;
    });

  return {
    apply: async (event, nowMs) => {
      for (let tried = 1; ; tried += 1) {
        try {
          return await applyOnce(event, nowMs);
        } catch (error) {
          if (!(error instanceof AccountsMoved) || tried === TRIES) throw error;
        }
      }
    },
  };
}

/**
 * Gives an account that has just become known what was paid under its address before. The transaction has
 * written to the account's row by now.
 */
export async function claimPayments(
  tx: Transaction<Tables>,
  accountId: string,
  emailKey: string,
): Promise<void> {
  await lockBilling(tx);
  await followPurchases(tx, [accountId], async () => {
    await tx
      .updateTable('billing_customers')
      .set({ account_id: accountId })
      .where('email_key', '=', emailKey)
      .where('account_id', 'is', null)
      .execute();
  });
}

type Checkout = Extract<BillingChange, { kind: 'checkout' }>;
type Subscription = Extract<BillingChange, { kind: 'subscription' }>;

async function takeEffect(tx: Transaction<Tables>, change: BillingChange, createdMs: number): Promise<void> {
  const locked = await accountsOf(tx, change);
  for (const id of locked) {
    await tx
      .updateTable('accounts')
      .set((column) => ({ plan: column.ref('plan') }))
      .where('id', '=', id)
      .execute();
  }
  await lockBilling(tx);
  const accounts = await accountsOf(tx, change);
  if (accounts.join() !== locked.join()) throw new AccountsMoved();
  await followPurchases(tx, accounts, () =>
    change.kind === 'checkout' ? linkCustomer(tx, change) : keepSubscription(tx, change, createdMs),
  );
}

/** The accounts whose plan an event may change, in one order for all. */
async function accountsOf(tx: Transaction<Tables>, change: BillingChange): Promise<string[]> {
  const linked = await linkedAccount(tx, change.customerId);
  const payer = change.kind === 'checkout' ? await payerOf(tx, change, linked) : undefined;
  return [...new Set([linked, payer])].filter((id) => id !== undefined).toSorted();
}

async function linkedAccount(tx: Transaction<Tables>, customerId: string): Promise<string | undefined> {
  const customer = await tx
    .selectFrom('billing_customers')
    .select('account_id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return customer?.account_id ?? undefined;
}

/**
 * Whose account a checkout pays for: the one that its link carried; else the one that the customer pays for
 * already; else the oldest with the address that the payer typed, as far as the address was verified.
 */
async function payerOf(
  tx: Transaction<Tables>,
  { accountId, email }: Checkout,
  linked: string | undefined,
): Promise<string | undefined> {
  const named =
    accountId === null
      ? undefined
      : await tx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (named || linked || email === null) return named?.id ?? linked;
  const known = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('created_ms')
    .orderBy('id')
    .executeTakeFirst();
  return known?.id;
}

async function linkCustomer(tx: Transaction<Tables>, checkout: Checkout): Promise<void> {
  const { customerId: id, email } = checkout;
  const account_id = await payerOf(tx, checkout, await linkedAccount(tx, id));
  const link = {
    ...(account_id ? { account_id } : {}),
    ...(email === null ? {} : { email_key: emailKeyOf(email) }),
  };
  await tx
    .insertInto('billing_customers')
    .values({ id, account_id: null, email_key: null, ...link })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id, ...link }))
    .execute();
}

async function keepSubscription(
  tx: Transaction<Tables>,
  { subscriptionId, customerId, plan, status }: Subscription,
  eventMs: number,
): Promise<void> {
  const known = await tx
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'event_ms as eventMs'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (known && !supersedes({ plan, status, eventMs }, known)) return;
  await tx
    .insertInto('billing_customers')
    .values({ id: customerId, account_id: null, email_key: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const state = { customer_id: customerId, plan, status, event_ms: eventMs };
  await tx
    .insertInto('subscriptions')
    .values({ id: subscriptionId, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** Makes a change, and sets the plan of each account whose purchases are others after it than before. */
async function followPurchases(
  tx: Transaction<Tables>,
  accountIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new Map<string, PlanId | undefined>();
  for (const id of accountIds) before.set(id, await boughtPlan(tx, id));
  await change();
  for (const [id, planBefore] of before) {
    const plan = await boughtPlan(tx, id);
    if (plan === planBefore) continue;
    await tx
      .updateTable('accounts')
      .set({ plan: plan ?? 'free' })
      .where('id', '=', id)
      .execute();
  }
}

/** The best plan that the subscriptions of an account's customers give; nothing where none gives any. */
async function boughtPlan(tx: Transaction<Tables>, accountId: string): Promise<PlanId | undefined> {
  const bought = await tx
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.id', 'subscriptions.customer_id')
    .select(['subscriptions.plan', 'subscriptions.status'])
    .where('billing_customers.account_id', '=', accountId)
    .execute();
  return bought
    .filter(({ status }) => givesPlan(status))
    .map(({ plan }) => plan)
    .reduce<PlanId | undefined>(betterPlan, undefined);
}

/**
 * Forgets whom an account's customers are and what they bought. Of a subscription its number stays, as ended, so
 * that an event that comes late does not begin it again. The transaction has written to the account's row by now.
 *
 * @throws {AppError} `subscription-running` where one has not ended, for it would go on being paid
 */
export async function forgetPayments(
  tx: Transaction<Tables>,
  accountId: string,
  emailKey: string | null,
): Promise<void> {
  await lockBilling(tx);
  const customers = await tx
    .selectFrom('billing_customers')
    .select('id')
    .where((is) =>
      is.or([
        is('account_id', '=', accountId),
        is.and([is('account_id', 'is', null), is('email_key', '=', emailKey ?? '')]),
      ]),
    )
    .execute();
  if (customers.length === 0) return;
  const ids = customers.map(({ id }) => id);
  const bought = await tx
    .selectFrom('subscriptions')
    .select('status')
    .where('customer_id', 'in', ids)
    .execute();
  if (bought.some(({ status }) => !ENDED.has(status))) {
    throw new AppError({ code: 'subscription-running', details: {} });
  }
  await tx
    .updateTable('subscriptions')
    .set({ customer_id: '', plan: 'free' })
    .where('customer_id', 'in', ids)
    .execute();
  await tx.deleteFrom('billing_customers').where('id', 'in', ids).execute();
}

async function lockBilling(tx: Transaction<Tables>): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name: BILLING_LOCK, count: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ count: 0 }))
    .execute();
}
