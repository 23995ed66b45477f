import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '#core/failure.ts';
import type { PlanId } from '#core/accounts/plan.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '../limits.ts';
import type { BillingSettings, ServerDeps } from '../deps.ts';
import type { BillingChange, BillingEvent } from '../store/billing-store.ts';
import { betterPlan } from './better-plan.ts';

/** The id of another object. Stripe sends the whole object instead if the endpoint is configured to expand it. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds since 1970. */
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

/** https://docs.stripe.com/api/checkout/sessions/object */
const checkoutSchema = z.object({
  /** Null for one-time payments without a customer. */
  customer: reference.nullish(),
  client_reference_id: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
});

/** https://docs.stripe.com/api/subscriptions/object */
const subscriptionSchema = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  items: z.object({ data: z.array(z.object({ price: z.object({ id: z.string() }) })) }),
});

/** Price ids that map to no plan here are cut to this many characters before they are stored. */
const PRICE_LENGTH = 200;

const SUBSCRIPTION_EVENTS: ReadonlySet<string> = new Set([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
]);

/** A request to the webhook. */
export interface SignedBody {
  /** The raw bytes, because the signature covers them. */
  readonly body: Uint8Array;
  /** The `Stripe-Signature` header. */
  readonly signature: string | undefined;
}

/**
 * Verifies the signature of a Stripe event, which must not be older than {@link WEBHOOK_TOLERANCE_SECONDS}, and
 * parses the event. `change` is undefined for events that don't concern plans. A subscription to none of our plans is
 * logged, because its price may be missing from the settings.
 *
 * @throws {AppError} `signature-invalid`; `request-invalid` if a signed body isn't an event
 */
export async function readStripeEvent(
  signed: SignedBody,
  { webhookSecret, plans }: BillingSettings,
  { now, log }: Pick<ServerDeps, 'now' | 'log'>,
): Promise<BillingEvent> {
  await prove(signed, webhookSecret, now());
  const { id, type, created, data } = eventIn(signed.body);
  const event = { id, type, createdMs: created * 1000 };
  if (type === 'checkout.session.completed') return { ...event, change: checkoutOf(data.object) };
  if (!SUBSCRIPTION_EVENTS.has(type)) return { ...event, change: undefined };
  const subscription = partOf(subscriptionSchema, data.object);
  const { id: subscriptionId, customer: customerId, items, ...said } = subscription;
  const status = type === 'customer.subscription.deleted' ? 'canceled' : said.status;
  const prices = items.data.map(({ price }) => price.id);
  const plan = planOf(prices, plans);
  if (!plan) log.warn({ eventId: id, prices }, 'a subscription to a price without a plan');
  const price = prices.join(', ').slice(0, PRICE_LENGTH);
  return {
    ...event,
    change: { kind: 'subscription', subscriptionId, customerId, plan: plan ?? null, price, status },
  };
}

class FromTheFuture extends Error {}

async function prove({ body, signature }: SignedBody, secret: string, nowMs: number): Promise<void> {
  const { signature: proof } = Stripe.webhooks;
  const tolerance = WEBHOOK_TOLERANCE_SECONDS;
  try {
    const header = signature ?? '';
    refuseFuture(header, nowMs);
    const isProved = await proof?.verifyHeaderAsync(body, header, secret, tolerance, undefined, nowMs);
    if (!isProved) throw new Error('The signature was not verified');
  } catch (error) {
    // The library's own error contains the body, so only its first line is passed on. Other errors come from
    // malformed headers.
    const isTold =
      error instanceof FromTheFuture || error instanceof Stripe.errors.StripeSignatureVerificationError;
    const [message = ''] = isTold ? error.message.split('\n') : ['The header cannot be read'];
    throw new AppError({ code: 'signature-invalid', details: { message } });
  }
}

/** Stripe's library rejects signatures that are too old, but accepts any timestamp in the future. */
function refuseFuture(header: string, nowMs: number): void {
  const latest = nowMs / 1000 + WEBHOOK_TOLERANCE_SECONDS;
  for (const [, seconds] of header.matchAll(/(?:^|,)\s*t=(\d+)/g)) {
    if (Number(seconds) > latest) throw new FromTheFuture('Timestamp outside the tolerance zone');
  }
}

function eventIn(body: Uint8Array): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw noEvent();
  }
}

/**
 * Parses the object of an event.
 *
 * @throws {AppError} `request-invalid` if it does not match the schema of the event's type
 */
function partOf<Schema extends z.ZodType>(schema: Schema, part: unknown): z.infer<Schema> {
  const read = schema.safeParse(part);
  if (!read.success) throw noEvent();
  return read.data;
}

function noEvent(): AppError {
  return new AppError({ code: 'request-invalid', details: { message: 'not an event of Stripe' } });
}

function checkoutOf(session: unknown): BillingChange | undefined {
  const read = partOf(checkoutSchema, session);
  const { customer, client_reference_id: accountId, customer_details: payer } = read;
  if (!customer) return undefined;
  return {
    kind: 'checkout',
    customerId: customer,
    accountId: accountId || null,
    email: payer?.email || null,
  };
}

/** Returns the best plan that any of the prices pays for. */
function planOf(prices: readonly string[], plans: BillingSettings['plans']): PlanId | undefined {
  return prices
    .flatMap((price) => (Object.hasOwn(plans, price) ? [plans[price]] : []))
    .reduce((best, plan) => betterPlan(best, plan), undefined);
}
