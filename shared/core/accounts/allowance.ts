import type { EngineChoice } from '../batch/engine-state.ts';
import { type BatchLimits, type Entitlement, limitsFor, UNCOUNTED, UNCOUNTED_LIMITS } from './plan.ts';

/** What counts for photos that are organized now. */
export interface Allowance {
  /** Whether an account's month counts them: only our service counts. */
  readonly isCounted: boolean;
  readonly entitlement: Entitlement;
  readonly limits: BatchLimits;
  /** Whether a person's own file names and rules apply. All other options apply to everybody. */
  readonly hasOwnRules: boolean;
}

/** What everybody may do on their own device, with or without an account. */
const ON_THIS_DEVICE: Allowance = {
  isCounted: false,
  entitlement: UNCOUNTED,
  limits: UNCOUNTED_LIMITS,
  hasOwnRules: true,
};

/**
 * Returns what may be used with an engine. A plan says only what our service does; whatever describes photos on this
 * device, or at the person's own address, has no limits.
 *
 * @param plan the account's entitlement, or that of Free while none is known
 */
export function allowanceOf(engine: EngineChoice, plan: Entitlement): Allowance {
  if (engine !== 'service') return ON_THIS_DEVICE;
  const { hasCustomRules, ...limits } = limitsFor(plan);
  return { isCounted: true, entitlement: plan, limits, hasOwnRules: hasCustomRules };
}
