import type { Usage } from '#core/accounts/quota.ts';
import { accountEndpoint, type AccountReply } from '#protocol/account.ts';
import type { ServerDeps } from '../deps.ts';
import type { Account } from '../store/account-store.ts';
import type { Serve } from './serve-endpoint.ts';

/** Registers the route of the token's account: plan, founding member or not, and the month's usage. */
export function accountRoutes(serve: Serve, deps: ServerDeps): void {
  serve(accountEndpoint, async ({ context }) => accountReply(context.get('account'), deps));
}

/** Returns the representation of an account for its owner and the administrator. */
export async function accountReply(account: Account, { store, now }: ServerDeps): Promise<AccountReply> {
  return replyOf(account, await store.batches.usage(account.id, now()));
}

/** Returns the same for an account whose usage is known. */
export function replyOf(account: Account, usage: Usage): AccountReply {
  const { id, email, name, plan, foundingMember } = account;
  return { id, email, name, plan, foundingMember, usage };
}
