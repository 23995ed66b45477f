import type { PlanId } from '#core/plan.ts';

/** What a plan's card offers to whoever looks at it. */
export type PlanOffer =
  | { readonly kind: 'free' | 'present' | 'not-on-sale' | 'sign-up' | 'loading' }
  /** Free, to someone who pays for this plan. */
  | { readonly kind: 'after-paid'; readonly paid: PlanId }
  | { readonly kind: 'checkout'; readonly href: string };

export interface PlanOffers {
  readonly offerOf: (plan: PlanId) => PlanOffer;
  /** The plan of whoever is signed in, where it is known. */
  readonly present: PlanId | undefined;
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

/** Until the server has said what is on sale, and who is looking. */
export const UNKNOWN_OFFERS: PlanOffers = {
  offerOf: (plan) => ({ kind: plan === 'free' ? 'sign-up' : 'loading' }),
  present: undefined,
  isUnreachable: false,
  retry: () => undefined,
};
