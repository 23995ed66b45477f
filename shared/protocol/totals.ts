import { endpoint, NO_BODY } from './endpoint.ts';
import { z } from './zod.ts';

const totalsReplySchema = z.object({
  /** Accounts that there are. */
  accounts: z.int().check(z.nonnegative()),
  /** Photos that were described for them, in all months. */
  photos: z.int().check(z.nonnegative()),
});

export type TotalsReply = z.infer<typeof totalsReplySchema>;

/** How much the service is used, all accounts together. */
export const totalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/totals',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: totalsReplySchema,
  status: 200,
});
