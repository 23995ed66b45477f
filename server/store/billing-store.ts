import type { Kysely, Transaction } from 'kysely';
import type { PlanId } from '#core/plan.ts';
import { betterPlan } from '../billing/better-plan.ts';
import { ENDED, givesPlan, supersedes } from '../billing/subscription-order.ts';
import { emailKeyOf } from '#core/email-key.ts';
import { lockBilling } from './billing-lock.ts';
import { markReviewed, type PriceToReview, pricesToReview } from './billing-reviews.ts';
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
      /** Nothing where its prices buy no plan here. */
      readonly plan: PlanId | null;
      /** What is paid, for people. */
      readonly price: string;
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
   * A subscription of ours that goes over to a price that buys no plan here keeps its plan, and somebody has to look at
   * it: see `toReview`. One that never was ours is of no interest.
   *
   * @returns false where the event has taken effect before
   */
  apply(event: BillingEvent, nowMs: number): Promise<boolean>;

  /** Accounts that pay a price of which the settings do not say what it buys. */
  toReview(): Promise<PriceToReview[]>;

  /** Takes an account off that list. */
  markReviewed(accountId: string): Promise<void>;
}

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
  const linked = await linkedAccount(tx, id);
  const account_id = await payerOf(tx, checkout, linked);
  const isByLink = account_id !== undefined && account_id === checkout.accountId;
  const link = {
    ...(account_id ? { account_id } : {}),
    // The link proves more than the address; who was found by it once stays so.
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
  // One that has ended gives nothing, whatever it was for; its price may have left the settings long ago.
  const isOver = ENDED.has(status);
  const plan = bought ?? known?.plan ?? (isOver ? 'free' : undefined);
  if (plan === undefined) return;
  // Of two events of one second the one whose price is known says more.
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
