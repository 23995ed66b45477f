import { type PlanId, PLANS } from '#core/accounts/plan.ts';

/** The state of a subscription in one event, and the event's time. */
export interface SubscriptionState {
  readonly plan: PlanId;
  /** As defined by Stripe: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
  readonly status: string;
  readonly eventMs: number;
}

/** The terminal states. */
export const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** The states that grant the plan; in `past_due`, Stripe is still retrying the card. */
const GIVING: ReadonlySet<string> = new Set(['past_due', 'trialing', 'active']);

/** Returns whether a subscription in this state grants its plan. */
export function givesPlan(status: string): boolean {
  return GIVING.has(status);
}

/** The states before the terminal ones, in the order in which a subscription passes through them. */
const STATES: readonly string[] = ['incomplete', 'unpaid', 'paused', ...GIVING];

/**
 * Returns whether an event's state replaces the stored one. Stripe delivers events in any order, with timestamps in
 * whole seconds. Of two events in the same second, the later state in a subscription's life wins; if the states are
 * equal, the more expensive plan wins, in the customer's favor. This order has no ties, so the result doesn't depend
 * on the order of delivery.
 */
export function supersedes(next: SubscriptionState, known: SubscriptionState): boolean {
  if (ENDED.has(known.status)) return false;
  if (ENDED.has(next.status)) return true;
  if (next.eventMs !== known.eventMs) return next.eventMs > known.eventMs;
  const later = STATES.indexOf(next.status) - STATES.indexOf(known.status);
  return later > 0 || (later === 0 && PLANS[next.plan].priceUsd > PLANS[known.plan].priceUsd);
}
