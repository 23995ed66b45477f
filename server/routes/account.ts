import { Hono } from 'hono';
import { ACCOUNT_PATH, type AccountReply } from '#protocol/account.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { requireAccount } from '../middleware/require-account.ts';

/** The account that bears the token: plan, founding member or not, and the month's usage. */
export function accountRoutes(deps: ServerDeps) {
  return new Hono<ServerVariables>().get(ACCOUNT_PATH, requireAccount(deps), async (context) => {
    const { sub, email, name, plan, foundingMember } = context.get('account');
    const usage = await deps.store.usage(sub, deps.now());
    return context.json({ email, name, plan, foundingMember, usage } satisfies AccountReply);
  });
}
