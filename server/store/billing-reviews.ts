import type { Kysely } from 'kysely';
import type { PlanId } from '#core/accounts/plan.ts';
import { givesPlan } from '../billing/subscription-order.ts';
import type { Tables } from './tables.ts';

/** An account that pays a price the settings don't map to a plan. */
export interface PriceToReview {
  readonly accountId: string;
  readonly email: string | null;
  /** The account's current plan, unchanged by the price. */
  readonly plan: PlanId;
  readonly price: string;
}

/** Returns the accounts whose price needs review, ordered by id. */
export async function pricesToReview(db: Kysely<Tables>): Promise<PriceToReview[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.id', 'subscriptions.customer_id')
    .innerJoin('accounts', 'accounts.id', 'billing_customers.account_id')
    .select(['accounts.id as accountId', 'accounts.email', 'accounts.plan', 'unlisted_price', 'status'])
    .where('unlisted_price', 'is not', null)
    .orderBy('accounts.id')
    .execute();
  return rows
    .filter(({ status }) => givesPlan(status))
    .map(({ accountId, email, plan, unlisted_price: price }) => ({
      accountId,
      email,
      plan,
      price: price ?? '',
    }));
}

/** Clears an account's review flag, after the administrator has set its plan. */
export async function markReviewed(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ unlisted_price: null })
    .where('customer_id', 'in', (query) =>
      query.selectFrom('billing_customers').select('id').where('account_id', '=', accountId),
    )
    .execute();
}
