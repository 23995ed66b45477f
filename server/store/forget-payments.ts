import type { Transaction } from 'kysely';
import { AppError } from '#core/failure.ts';
import { ENDED } from '../billing/subscription-order.ts';
import { lockBilling } from './billing-lock.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes an account's customers and their purchases. A subscription's id is kept, as ended, so that a late event
 * doesn't start it again. The transaction has already locked the account's row by writing to it.
 *
 * A customer linked only by the address may be anyone who typed it, so their running subscription doesn't prevent the
 * deletion. That customer is unlinked, and its address is deleted.
 *
 * @throws {AppError} `subscription-running` if a subscription bought through the account's own link is still running,
 * because it would still be charged
 */
export async function forgetPayments(
  tx: Transaction<Tables>,
  accountId: string,
  emailKey: string | null,
): Promise<void> {
  await lockBilling(tx);
  const customers = await tx
    .selectFrom('billing_customers')
    .select(['id', 'account_id', 'by_address'])
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
    .select(['customer_id', 'status'])
    .where('customer_id', 'in', ids)
    .execute();
  const paying = new Set(bought.filter(({ status }) => !ENDED.has(status)).map((one) => one.customer_id));
  const isOwn = (customer: (typeof customers)[number]) =>
    customer.account_id !== null && customer.by_address === 0;
  if (customers.some((customer) => isOwn(customer) && paying.has(customer.id))) {
    throw new AppError({ code: 'subscription-running', details: {} });
  }
  const [others, ended] = [ids.filter((id) => paying.has(id)), ids.filter((id) => !paying.has(id))];
  if (others.length > 0) {
    const nobodys = { account_id: null, email_key: null };
    await tx.updateTable('billing_customers').set(nobodys).where('id', 'in', others).execute();
  }
  if (ended.length === 0) return;
  await tx
    .updateTable('subscriptions')
    .set({ customer_id: '', plan: 'free', unlisted_price: null })
    .where('customer_id', 'in', ended)
    .execute();
  await tx.deleteFrom('billing_customers').where('id', 'in', ended).execute();
}
