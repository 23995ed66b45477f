import { z } from './zod.ts';
import { accountReplySchema, planSchema } from './account.ts';
import { endpoint, NO_BODY } from './endpoint.ts';
import { totalsReplySchema } from './totals.ts';

const adminAccountReplySchema = z.object({ account: accountReplySchema });

/** Whether the caller is the administrator; the site's route guard calls this. */
export const adminEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin',
  access: 'admin',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({ isAdmin: z.literal(true) }),
  status: 200,
});

/** Exchanges the admin password for a short-lived token that unlocks the endpoints below. */
export const unlockEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/unlock',
  access: 'admin',
  rateLimit: 'reading',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  reply: z.object({ unlockToken: z.string(), expiresMs: z.number() }),
  status: 200,
});

/**
 * The accounts whose verified address or name contains a text, those with the most photos this month first. Addresses
 * that are not verified are null.
 */
export const searchAccountsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/search',
  access: 'unlocked-admin',
  rateLimit: 'reading',
  body: z.object({ text: z.string().check(z.trim(), z.maxLength(200)) }),
  reply: z.object({
    /** The first of them. */
    accounts: z.array(accountReplySchema),
    /** How many match in all. */
    matching: z.int().check(z.nonnegative()),
    /** Of all accounts, whatever the text. */
    totals: z.extend(totalsReplySchema, { photosThisMonth: z.int().check(z.nonnegative()) }),
  }),
  status: 200,
});

export const setPlanEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/accounts/:accountId/plan',
  access: 'unlocked-admin',
  rateLimit: 'reading',
  body: z.object({ plan: planSchema }),
  reply: adminAccountReplySchema,
  status: 200,
});

export const resetUsageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:accountId/usage/reset',
  access: 'unlocked-admin',
  rateLimit: 'reading',
  body: z.object({}),
  reply: adminAccountReplySchema,
  status: 200,
});

/**
 * Accounts that pay a price the settings don't map to a plan. They keep their previous plan; setting a plan removes
 * them from the list.
 */
export const reviewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'unlocked-admin',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({
    reviews: z.array(
      z.object({
        accountId: z.string(),
        email: z.nullable(z.string()),
        plan: planSchema,
        price: z.string(),
      }),
    ),
  }),
  status: 200,
});

/** All subscribers' addresses, oldest first. */
export const subscribersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  access: 'unlocked-admin',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({
    subscribers: z.array(z.object({ email: z.string(), timestamp: z.string(), listId: z.string() })),
  }),
  status: 200,
});
