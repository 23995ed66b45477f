import { z } from './zod.ts';
import { endpoint, RAW_BODY } from './endpoint.ts';

/** Stripe events, signed over their raw bytes. Each takes effect once; they may arrive in any order. */
export const stripeWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  rateLimit: 'events',
  body: RAW_BODY,
  reply: z.object({ received: z.literal(true) }),
  status: 200,
});
