import type { PlanId } from '#core/accounts/plan.ts';

/**
 * A plan card's offer for the current user. `unknown` is the prerendered state: the card contains all possible
 * offers, and shows those that the marks on the page's root element select (`data-on-sale`, `data-plan`; see
 * styles.css). `loading` is a button whose press waits for the offer. `table` is Free for visitors: it opens the table, which
 * needs no account.
 */
export type PlanOffer =
  | { readonly kind: 'free' | 'table' | 'present' | 'not-on-sale' | 'sign-up' | 'loading' | 'unknown' }
  /** The Free card of a user who pays for this plan. */
  | { readonly kind: 'after-paid'; readonly paid: PlanId }
  | { readonly kind: 'checkout'; readonly href: string };

export interface PlanOffers {
  readonly offerOf: (plan: PlanId) => PlanOffer;
  /** The signed-in user's plan, if known. */
  readonly present: PlanId | undefined;
  /** Whether the sign-in state is known; until then `present` is meaningless. */
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
