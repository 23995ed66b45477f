import type { PlanId } from '#core/plan.ts';

/** What a plan's card offers the current user. */
export type PlanOffer =
  | { readonly kind: 'free' | 'present' | 'not-on-sale' | 'sign-up' | 'loading' }
  /** The Free card of a user who pays for this plan. */
  | { readonly kind: 'after-paid'; readonly paid: PlanId }
  | { readonly kind: 'checkout'; readonly href: string };

export interface PlanOffers {
  readonly offerOf: (plan: PlanId) => PlanOffer;
  /** The signed-in user's plan, if known. */
  readonly present: PlanId | undefined;
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

/** The offers until products and account are loaded. */
export const UNKNOWN_OFFERS: PlanOffers = {
  offerOf: (plan) => ({ kind: plan === 'free' ? 'sign-up' : 'loading' }),
  present: undefined,
  isUnreachable: false,
  retry: () => undefined,
};
