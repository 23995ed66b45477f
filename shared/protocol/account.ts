import { z } from 'zod';
import { usageSchema } from './usage.ts';

/** GET: the account of the bearer of the token, made on first sight. */
export const ACCOUNT_PATH = '/api/account';

export const accountReplySchema = z.object({
  email: z.string().nullable(),
  name: z.string().nullable(),
  plan: z.enum(['free', 'pro', 'enterprise']),
  foundingMember: z.boolean(),
  usage: usageSchema,
});

export type AccountReply = z.infer<typeof accountReplySchema>;
