import { periodAt } from '#core/accounts/period.ts';
import { AppError } from '#core/failure.ts';
import {
  adminEndpoint,
  resetUsageEndpoint,
  reviewsEndpoint,
  searchAccountsEndpoint,
  setPlanEndpoint,
  subscribersEndpoint,
  unlockEndpoint,
} from '#protocol/admin.ts';
import { unlock } from '../admin/unlock.ts';
import type { ServerDeps } from '../deps.ts';
import { accountReply, replyOf } from './account.ts';
import type { Serve } from './serve-endpoint.ts';

/** Registers the administrator's endpoints. Their `access` requires the administrator and the unlock token. */
export function adminRoutes(serve: Serve, deps: ServerDeps): void {
  const { store, admin, now, log } = deps;

  serve(adminEndpoint, async () => ({ isAdmin: true }) as const);

  serve(unlockEndpoint, async ({ body, context }) => {
    // For the type checker: without these settings, the endpoint's access check rejects every request.
    if (!admin) throw new AppError({ code: 'admin-only', details: {} });
    const { id: accountId } = context.get('account');
    return unlock({ ...body, accountId, address: context.get('address') }, admin, deps);
  });

  serve(searchAccountsEndpoint, async ({ body }) => {
    const { found, matching, photosThisMonth } = await store.accounts.search(body.text, now());
    // An address that nobody verified may be anybody's.
    const accounts = found.map(({ account, count }) =>
      replyOf(account.emailVerified ? account : { ...account, email: null }, {
        period: periodAt(now()),
        count,
      }),
    );
    return { accounts, matching, totals: { ...(await store.totals()), photosThisMonth } };
  });

  serve(setPlanEndpoint, async ({ body, context }) => {
    const account = await store.accounts.setPlan(context.req.param('accountId') ?? '', body.plan);
    await store.billing.markReviewed(account.id);
    log.info({ forAccountId: account.id, plan: account.plan }, 'the administrator set a plan');
    return { account: await accountReply(account, deps) };
  });

  serve(resetUsageEndpoint, async ({ context }) => {
    const account = await store.accounts.get(context.req.param('accountId') ?? '');
    await store.batches.resetUsage(account.id, now());
    log.info({ forAccountId: account.id }, 'the administrator reset a count');
    return { account: await accountReply(account, deps) };
  });

  serve(reviewsEndpoint, async () => ({ reviews: await store.billing.toReview() }));

  serve(subscribersEndpoint, async () => {
    const subscribers = await store.subscribers.all();
    return {
      subscribers: subscribers.map(({ email, createdMs, listId }) => ({
        email,
        timestamp: new Date(createdMs).toISOString(),
        listId,
      })),
    };
  });
}
