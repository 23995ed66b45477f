import { PHOTOS_PER_PRESS } from '../limits.ts';

export type PlanId = 'free' | 'pro' | 'enterprise';

/** A monthly number of photos. A string for unlimited, because JSON has no Infinity. */
export type MonthlyLimit = number | 'unlimited';

/** What a plan card lists; the texts are in `shared/messages`. */
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
  /** How many photos the service accepts at once. */
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

/** What an account is entitled to: its plan, and founding membership. */
export interface Entitlement {
  readonly plan: PlanId;
  readonly foundingMember: boolean;
}

/** The entitlement on this device, where nothing is counted. */
export const UNCOUNTED: Entitlement = { plan: 'free', foundingMember: true };

/** What one press can take, and how much of it at once. */
export type BatchLimits = Omit<PlanLimits, 'hasCustomRules'>;

/** What the service accepts at once and per month. */
export type LeaseLimits = Pick<BatchLimits, 'photosPerBatch' | 'photosPerMonth'>;

/** The limits on this device, where nothing is counted. */
export const UNCOUNTED_LIMITS: BatchLimits = {
  photosPerPress: PHOTOS_PER_PRESS,
  photosPerBatch: PHOTOS_PER_PRESS,
  photosPerMonth: 'unlimited',
};

export interface PlanLimits {
  readonly photosPerMonth: MonthlyLimit;
  /** How many photos the service accepts at once, under one lease. */
  readonly photosPerBatch: number;
  /**
   * How many photos one press takes. With batch processing, photos beyond `photosPerBatch` are split into several
   * leases; without it, they wait for the next press.
   */
  readonly photosPerPress: number;
  readonly hasCustomRules: boolean;
}

/** Returns the limits of an account. Founding members have no monthly limit, but keep the batch limit of their plan. */
export function limitsFor({ plan, foundingMember }: Entitlement): PlanLimits {
  const { photosPerMonth, photosPerBatch, hasCustomRules, features } = PLANS[plan];
  const hasBatches = features.some(({ id, included }) => id === 'batches' && included);
  return {
    photosPerMonth: foundingMember ? 'unlimited' : photosPerMonth,
    photosPerBatch,
    photosPerPress: hasBatches ? PHOTOS_PER_PRESS : photosPerBatch,
    hasCustomRules,
  };
}
