export type PlanId = 'free' | 'pro' | 'enterprise';

/** A monthly number of photos. A string for unlimited, because JSON has no Infinity. */
export type MonthlyLimit = number | 'unlimited';

export interface PlanFeature {
  readonly name: string;
  readonly included: boolean;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** US dollars per month. */
  readonly priceUsd: number;
  readonly photosPerMonth: number;
  readonly photosPerBatch: number;
  /** Whether it includes naming patterns and organizing rules. */
  readonly hasCustomRules: boolean;
  readonly features: readonly PlanFeature[];
  readonly buttonText: string;
  readonly isPopular: boolean;
}

/** Price, limits and features of every plan; defined only here. */
export const PLANS = {
  free: {
    id: 'free',
    name: 'Free',
    description: 'For a drawer of photos now and then',
    priceUsd: 0,
    photosPerMonth: 25,
    photosPerBatch: 20,
    hasCustomRules: false,
    features: [
      { name: 'Basic categorisation', included: true },
      { name: 'Download as ZIP', included: true },
      { name: 'Custom rules and naming patterns', included: false },
      { name: 'Batch processing', included: false },
      { name: 'Email support', included: false },
    ],
    buttonText: 'Start Free',
    isPopular: false,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    description: 'For families and everyone who photographs a lot',
    priceUsd: 9,
    photosPerMonth: 10_000,
    photosPerBatch: 100,
    hasCustomRules: true,
    features: [
      { name: 'Advanced categorisation', included: true },
      { name: 'Download as ZIP', included: true },
      { name: 'Custom rules and naming patterns', included: true },
      { name: 'Batch processing', included: true },
      { name: 'Email support', included: true },
    ],
    buttonText: 'Choose Pro',
    isPopular: true,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For studios, shops and archives',
    priceUsd: 29,
    photosPerMonth: 100_000,
    photosPerBatch: 250,
    hasCustomRules: true,
    features: [
      { name: 'Advanced categorisation', included: true },
      { name: 'Download as ZIP', included: true },
      { name: 'Custom rules and naming patterns', included: true },
      { name: 'Batch processing', included: true },
      { name: 'Priority support', included: true },
    ],
    buttonText: 'Choose Enterprise',
    isPopular: false,
  },
} as const satisfies Record<PlanId, Plan>;

/** What an account is entitled to: its plan, and whether it is a founding member. */
export interface Entitlement {
  readonly plan: PlanId;
  readonly foundingMember: boolean;
}

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
