import type { EngineChoice } from '../batch/engine-state.ts';
import { type BatchLimits, type Entitlement, limitsFor, UNCOUNTED, UNCOUNTED_LIMITS } from './plan.ts';

/** What applies to photos that are organized now. */
export interface Allowance {
  /** Whether photos count against the account's month; only our service counts them. */
  readonly isCounted: boolean;
  readonly entitlement: Entitlement;
  readonly limits: BatchLimits;
  /** Whether the person's naming patterns and rules apply. All other options are available to everyone. */
  readonly hasOwnRules: boolean;
}

/** The entitlement of all users until their plan is known. */
const UNKNOWN: Entitlement = { plan: 'free', foundingMember: false };

/** What everyone may do on their own device, with or without an account. */
const ON_THIS_DEVICE: Allowance = {
  isCounted: false,
  entitlement: UNCOUNTED,
  limits: UNCOUNTED_LIMITS,
  hasOwnRules: true,
};

/**
 * Returns what may be used with an engine. A plan limits only our service: an engine on this device or at the
 * person's own address has no limits.
 *
 * @param plan the account's entitlement; that of Free while it is unknown
 */
export function allowanceOf(engine: EngineChoice, plan: Entitlement = UNKNOWN): Allowance {
  if (engine !== 'service') return ON_THIS_DEVICE;
  const { hasCustomRules, ...limits } = limitsFor(plan);
  return { isCounted: true, entitlement: plan, limits, hasOwnRules: hasCustomRules };
}
