export type PlanId = 'free' | 'pro' | 'enterprise';

/** A monthly number of photos. A string for unlimited, because JSON has no Infinity. */
export type MonthlyLimit = number | 'unlimited';

/** What a plan card names; the words are in `shared/messages`. */
export type PlanFeatureId = 'basic' | 'advanced' | 'zip' | 'rules' | 'batches' | 'email' | 'priority';

export interface PlanFeature {
  readonly id: PlanFeatureId;
  readonly included: boolean;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars per month. */
  readonly priceUsd: number;
  readonly photosPerMonth: number;
  readonly photosPerBatch: number;
  /** Whether it includes naming patterns and organizing rules. */
  readonly hasCustomRules: boolean;
  readonly features: readonly PlanFeature[];
  readonly isPopular: boolean;
}

/** Price, limits and features of every plan; defined only here. */
export const PLANS = {
  free: {
    id: 'free',
    name: 'Free',
    priceUsd: 0,
    photosPerMonth: 25,
    photosPerBatch: 20,
    hasCustomRules: false,
    features: [
      { id: 'basic', included: true },
      { id: 'zip', included: true },
      { id: 'rules', included: false },
      { id: 'batches', included: false },
      { id: 'email', included: false },
    ],
    isPopular: false,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceUsd: 9,
    photosPerMonth: 10_000,
    photosPerBatch: 100,
    hasCustomRules: true,
    features: [
      { id: 'advanced', included: true },
      { id: 'zip', included: true },
      { id: 'rules', included: true },
      { id: 'batches', included: true },
      { id: 'email', included: true },
    ],
    isPopular: true,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceUsd: 29,
    photosPerMonth: 100_000,
    photosPerBatch: 250,
    hasCustomRules: true,
    features: [
      { id: 'advanced', included: true },
      { id: 'zip', included: true },
      { id: 'rules', included: true },
      { id: 'batches', included: true },
      { id: 'priority', included: true },
    ],
    isPopular: false,
  },
} as const satisfies Record<PlanId, Plan>;

/** What an account is entitled to: its plan, and whether it is a founding member. */
export interface Entitlement {
  readonly plan: PlanId;
  readonly foundingMember: boolean;
}

/** The entitlement on this device, where nothing is counted. */
export const UNCOUNTED: Entitlement = { plan: 'free', foundingMember: true };

export interface PlanLimits {
  readonly photosPerMonth: MonthlyLimit;
  readonly photosPerBatch: number;
  readonly hasCustomRules: boolean;
}

/** The limits of an account. Founding members have no monthly limit; the batch cap is their plan's. */
export function limitsFor({ plan, foundingMember }: Entitlement): PlanLimits {
  const { photosPerMonth, photosPerBatch, hasCustomRules } = PLANS[plan];
  return { photosPerMonth: foundingMember ? 'unlimited' : photosPerMonth, photosPerBatch, hasCustomRules };
}
