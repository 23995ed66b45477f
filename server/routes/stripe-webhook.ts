import { AppError } from '#core/failure.ts';
import { stripeWebhookEndpoint } from '#protocol/stripe-webhook.ts';
import { MAX_WEBHOOK_BODY_BYTES } from '../limits.ts';
import { readStripeEvent } from '../billing/stripe-event.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/**
 * Receives the payment provider's events. It responds only after the event is stored, because the provider does not
 * resend acknowledged events.
 */
export function stripeWebhookRoutes(serve: Serve, deps: ServerDeps): void {
  const { billing, store, now, log } = deps;

  serve(
    stripeWebhookEndpoint,
    async ({ context }) => {
      if (!billing) throw new AppError({ code: 'not-configured', details: { what: 'The payment webhook' } });
      const body = new Uint8Array(await context.req.arrayBuffer());
      const signature = context.req.header('Stripe-Signature');
      const event = await readStripeEvent({ body, signature }, billing, deps);
      const isNew = await store.billing.apply(event, now());
      log.info({ eventId: event.id, type: event.type, isNew }, 'payment event');
      return { received: true } as const;
    },
    { maxBytes: () => MAX_WEBHOOK_BODY_BYTES },
  );
}
