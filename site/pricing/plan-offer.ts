import type { PlanId } from '#core/accounts/plan.ts';

/**
 * What a plan's card offers the current user. `unknown` is what is prerendered: the card has all that it may come to be,
 * and shows what the marks of the page's root say (`data-on-sale`, `data-plan`; see styles.css). `loading` is a button
 * whose press waits for the offer.
 */
export type PlanOffer =
  | { readonly kind: 'free' | 'present' | 'not-on-sale' | 'sign-up' | 'loading' | 'unknown' }
  /** The Free card of a user who pays for this plan. */
  | { readonly kind: 'after-paid'; readonly paid: PlanId }
  | { readonly kind: 'checkout'; readonly href: string };

export interface PlanOffers {
  readonly offerOf: (plan: PlanId) => PlanOffer;
  /** The signed-in user's plan, if known. */
  readonly present: PlanId | undefined;
  /** Whether it is known who is here; until then `present` says nothing. */
  readonly isKnown: boolean;
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

/** The offers until products and account are loaded. */
export const UNKNOWN_OFFERS: PlanOffers = {
  offerOf: () => ({ kind: 'unknown' }),
  present: undefined,
  isKnown: false,
  isUnreachable: false,
  retry: () => undefined,
};
