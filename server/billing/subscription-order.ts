import { type PlanId, PLANS } from '#core/plan.ts';

/** What one event says of a subscription, and when it was made. */
export interface SubscriptionState {
  readonly plan: PlanId;
  /** As Stripe has it: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
  readonly status: string;
  readonly eventMs: number;
}

/** The states that are never left again. */
export const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** The states that give the plan; `past_due` is the time in which Stripe tries the card again. */
const GIVING: ReadonlySet<string> = new Set(['past_due', 'trialing', 'active']);

/** Whether a subscription in this state gives its plan. */
export function givesPlan(status: string): boolean {
  return GIVING.has(status);
}

/** In the order in which a subscription comes to them. */
const STATES: readonly string[] = ['incomplete', 'unpaid', 'paused', ...GIVING];

/**
 * Whether what an event says holds rather than what is known. Stripe sends events in any order, and tells their
 * time in whole seconds; so of two of the same second the state that a subscription comes to later holds, and
 * of two in the same state the better plan, in the customer's favour. This is an order without ties, so that
 * the outcome is the same in whichever order the events come.
 */
export function supersedes(next: SubscriptionState, known: SubscriptionState): boolean {
  if (ENDED.has(known.status)) return false;
  if (ENDED.has(next.status)) return true;
  if (next.eventMs !== known.eventMs) return next.eventMs > known.eventMs;
  const later = STATES.indexOf(next.status) - STATES.indexOf(known.status);
  return later > 0 || (later === 0 && PLANS[next.plan].priceUsd > PLANS[known.plan].priceUsd);
}
