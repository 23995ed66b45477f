import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';
import { usageSchema } from './usage.ts';

export const planSchema = z.enum(['free', 'pro', 'enterprise']);

export const accountReplySchema = z.object({
  /** Our own id, safe to use in URLs; the identity provider's subject never leaves the server. */
  id: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  plan: planSchema,
  foundingMember: z.boolean(),
  usage: usageSchema,
});

export type AccountReply = z.infer<typeof accountReplySchema>;

/** The account of the token's user, created by the first request. */
export const accountEndpoint = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'account',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: accountReplySchema,
  status: 200,
});
