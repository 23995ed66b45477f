import type { Kysely, Transaction } from 'kysely';
import type { PlanId } from '#core/accounts/plan.ts';
import { betterPlan } from '../billing/better-plan.ts';
import { ENDED, givesPlan, supersedes } from '../billing/subscription-order.ts';
import { emailKeyOf } from '#core/accounts/email-key.ts';
import { lockBilling } from './billing-lock.ts';
import { markReviewed, type PriceToReview, pricesToReview } from './billing-reviews.ts';
import type { Tables } from './tables.ts';

/** The content of a payment event that concerns plans. */
export type BillingChange =
  | {
      readonly kind: 'checkout';
      readonly customerId: string;
      /** The account id from the checkout link. */
      readonly accountId: string | null;
      /** The email address that the payer typed, for checkouts without our link. */
      readonly email: string | null;
    }
  | {
      readonly kind: 'subscription';
      readonly subscriptionId: string;
      readonly customerId: string;
      /** Null if its prices map to no plan here. */
      readonly plan: PlanId | null;
      /** The price ids, for display. */
      readonly price: string;
      readonly status: string;
    };

export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly createdMs: number;
  /** Undefined if the event doesn't concern plans. */
  readonly change: BillingChange | undefined;
}

export interface BillingStore {
  /**
   * Applies an event, once. Events may arrive in any order and concurrently: a customer's account and subscriptions
   * are stored separately, and the plan follows from both. A plan set by other means stays until the purchases
   * change.
   *
   * If a known subscription changes to a price that maps to no plan here, it keeps its plan and needs review: see
   * `toReview`. Unknown subscriptions to such prices are ignored.
   *
   * @returns false if the event was already applied
   */
  apply(event: BillingEvent, nowMs: number): Promise<boolean>;

  /** Returns the accounts that pay a price the settings don't map to a plan. */
  toReview(): Promise<PriceToReview[]>;

  /** Removes an account from that list. */
  markReviewed(accountId: string): Promise<void>;
}

/** The maximum number of tries for an event whose customer is concurrently linked to another account. */
const TRIES = 5;

/** The accounts of an event changed after they were locked. */
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
    toReview: () => pricesToReview(db),
    markReviewed: (accountId) => markReviewed(db, accountId),
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
 * Links earlier payments under an address to the account that has just verified it. The transaction has already
 * locked the account's row by writing to it.
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
      .set({ account_id: accountId, by_address: 1 })
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

/** Returns the accounts whose plan an event may change, in a fixed lock order. */
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
 * Returns the account that a checkout pays for: the one in its link; else the one linked to the customer; else the
 * oldest account with the typed address, if that address is verified.
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
  const linked = await linkedAccount(tx, id);
  const account_id = await payerOf(tx, checkout, linked);
  const isByLink = account_id !== undefined && account_id === checkout.accountId;
  const link = {
    ...(account_id ? { account_id } : {}),
    // The link is stronger evidence than the address, so a customer linked by it stays linked.
    ...(isByLink ? { by_address: 0 } : account_id && account_id !== linked ? { by_address: 1 } : {}),
    ...(email === null ? {} : { email_key: emailKeyOf(email) }),
  };
  await tx
    .insertInto('billing_customers')
    .values({ id, account_id: null, email_key: null, by_address: 0, ...link })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id, ...link }))
    .execute();
}

async function keepSubscription(
  tx: Transaction<Tables>,
  { subscriptionId, customerId, plan: bought, price, status }: Subscription,
  eventMs: number,
): Promise<void> {
  const known = await tx
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'event_ms as eventMs', 'unlisted_price'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  // An ended subscription grants nothing, and its price may no longer be in the settings.
  const isOver = ENDED.has(status);
  const plan = bought ?? known?.plan ?? (isOver ? 'free' : undefined);
  if (plan === undefined) return;
  // Of two events in the same second, one with a known price wins.
  const isClearer = bought !== null && known?.eventMs === eventMs && known.unlisted_price !== null;
  if (known && !isClearer && !supersedes({ plan, status, eventMs }, known)) return;
  await tx
    .insertInto('billing_customers')
    .values({ id: customerId, account_id: null, email_key: null, by_address: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const unlisted_price = bought === null && !isOver ? price : null;
  const state = { customer_id: customerId, plan, status, event_ms: eventMs, unlisted_price };
  await tx
    .insertInto('subscriptions')
    .values({ id: subscriptionId, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** Runs `change`, and updates the plan of each account whose purchased plan differs afterwards. */
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

/** Returns the most expensive plan that an account's subscriptions grant; undefined if there is none. */
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
