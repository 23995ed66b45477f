import { endpoint, NO_BODY } from './endpoint.ts';
import { z } from './zod.ts';

export const totalsReplySchema = z.object({
  /** Number of accounts. */
  accounts: z.int().check(z.nonnegative()),
  /** Photos described for all accounts, over all months. */
  photos: z.int().check(z.nonnegative()),
});

export type TotalsReply = z.infer<typeof totalsReplySchema>;

/** Usage of the service, all accounts combined. */
export const totalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/totals',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: totalsReplySchema,
  status: 200,
});
