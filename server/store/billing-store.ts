import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { type PlanId, PLANS } from '#core/plan.ts';
import { emailKeyOf } from './account-store.ts';
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
   * Lets an event take effect, once. Events may come in any order: which account a customer pays for and what
   * the customer has bought are kept apart, and the plan follows from both.
   *
   * @returns false where the event has taken effect before
   */
  apply(event: BillingEvent, nowMs: number): Promise<boolean>;

  /** Whose account this is, as the identity provider names people. @throws {AppError} `account-unknown` */
  subjectOf(accountId: string): Promise<string>;
}

/** The states of a subscription that give its plan; `past_due` is the time in which Stripe tries the card again. */
const GIVING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** The states that are never left again. */
const FINAL: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** States before the first payment: of two events of the same second, such a one came first. */
const BEFORE: ReadonlySet<string> = new Set(['incomplete']);

export function createBillingStore(db: Kysely<Tables>): BillingStore {
  return {
    apply: ({ id, type, createdMs, change }, nowMs) =>
      db.transaction().execute(async (tx) => {
        const isNew = await tx
          .insertInto('webhook_events')
          .values({ id, type, received_ms: nowMs })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!isNew) return false;
        if (change) {
          // The customer's row first, whatever the event: events of one customer wait for each other.
          await tx
            .insertInto('billing_customers')
            .values({ id: change.customerId, account_id: null, email_key: null })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: change.customerId }))
            .execute();
          await (change.kind === 'checkout'
            ? linkCustomer(tx, change)
            : keepSubscription(tx, change, createdMs));
          await followCustomer(tx, change.customerId);
        }
        return true;
      }),

    subjectOf: async (accountId) => {
      const row = await db
        .selectFrom('accounts')
        .select('sub')
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (!row) throw new AppError({ code: 'account-unknown', details: {} });
      return row.sub;
    },
  };
}

/** Gives an account that has just become known what was paid under its address before. */
export async function claimPayments(
  tx: Transaction<Tables>,
  accountId: string,
  emailKey: string,
): Promise<void> {
  const claimed = await tx
    .updateTable('billing_customers')
    .set({ account_id: accountId })
    .where('email_key', '=', emailKey)
    .where('account_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of claimed) await followCustomer(tx, id);
}

type Checkout = Extract<BillingChange, { kind: 'checkout' }>;
type Subscription = Extract<BillingChange, { kind: 'subscription' }>;

async function linkCustomer(
  tx: Transaction<Tables>,
  { customerId, accountId, email }: Checkout,
): Promise<void> {
  const emailKey = email === null ? null : emailKeyOf(email);
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .$if(accountId !== null, (query) => query.where('id', '=', accountId))
    .$if(accountId === null, (query) => query.where('email_key', '=', emailKey))
    .executeTakeFirst();
  await tx
    .updateTable('billing_customers')
    .set({ email_key: emailKey, ...(account ? { account_id: account.id } : {}) })
    .where('id', '=', customerId)
    .execute();
}

async function keepSubscription(
  tx: Transaction<Tables>,
  { subscriptionId, customerId, plan, status }: Subscription,
  eventMs: number,
): Promise<void> {
  const known = await tx
    .selectFrom('subscriptions')
    .select(['status', 'event_ms'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (known && !supersedes({ status, eventMs }, { status: known.status, eventMs: known.event_ms })) return;
  const state = { customer_id: customerId, plan, status, event_ms: eventMs };
  await tx
    .insertInto('subscriptions')
    .values({ id: subscriptionId, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** Whether what an event says is later than what is known. Stripe's times are whole seconds, so two may be equal. */
export function supersedes(
  next: { readonly status: string; readonly eventMs: number },
  known: { readonly status: string; readonly eventMs: number },
): boolean {
  if (FINAL.has(known.status)) return false;
  if (FINAL.has(next.status)) return true;
  if (next.eventMs !== known.eventMs) return next.eventMs > known.eventMs;
  return !BEFORE.has(next.status);
}

/** Sets the plan of the customer's account to the best one that its customers' subscriptions give. */
async function followCustomer(tx: Transaction<Tables>, customerId: string): Promise<void> {
  const customer = await tx
    .selectFrom('billing_customers')
    .select('account_id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer?.account_id) return;
  const bought = await tx
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.id', 'subscriptions.customer_id')
    .select(['subscriptions.plan', 'subscriptions.status'])
    .where('billing_customers.account_id', '=', customer.account_id)
    .execute();
  // Nothing was ever bought: the plan is what it was given.
  if (bought.length === 0) return;
  const plan = bought
    .filter(({ status }) => GIVING.has(status))
    .map((subscription) => subscription.plan)
    .reduce<PlanId>((best, next) => (PLANS[next].priceUsd > PLANS[best].priceUsd ? next : best), 'free');
  await tx.updateTable('accounts').set({ plan }).where('id', '=', customer.account_id).execute();
}
