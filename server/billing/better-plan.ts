import { type PlanId, PLANS } from '#core/accounts/plan.ts';

/** Returns the more expensive of two plans; undefined counts as less than any plan. */
export function betterPlan(one: PlanId | undefined, other: PlanId | undefined): PlanId | undefined {
  if (!one || !other) return one ?? other;
  return PLANS[other].priceUsd > PLANS[one].priceUsd ? other : one;
}
