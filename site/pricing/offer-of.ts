import type { PlanId } from '#core/accounts/plan.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { ConfigReply } from '#protocol/config.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { checkoutLink } from './checkout-link.ts';
import type { PlanOffer } from './plan-offer.ts';

/** What is known about the user and about the products on sale. */
export interface KnownOfOffers {
  readonly status: AuthState['status'];
  readonly config: Pick<ConfigReply, 'checkout'> | undefined;
  readonly reply: Pick<AccountReply, 'id' | 'email'> | undefined;
  /** The account's plan. */
  readonly present: PlanId | undefined;
  readonly hasService: boolean;
  /** Returns whether a plan can be bought, by the mark on the page; undefined if the page has none. */
  readonly isOnSale: (plan: PlanId) => boolean | undefined;
}

/** Returns what a plan's card offers, as far as that is known. */
export function offerOf(plan: PlanId, known: KnownOfOffers): PlanOffer {
  const { status, config, reply, present, hasService } = known;
  if (!hasService) return { kind: 'not-on-sale' };
  // The marks know the plan of a user whose session isn't known yet.
  if (status === 'loading') return { kind: 'unknown' };
  if (plan === 'free') return freeOffer(status, present);
  if (plan === present) return { kind: 'present' };
  const address = config?.checkout[plan];
  const isOnSale = config ? address !== null : known.isOnSale(plan);
  if (isOnSale === undefined) return { kind: 'unknown' };
  if (!isOnSale) return { kind: 'not-on-sale' };
  if (status === 'signed-out') return { kind: 'sign-up' };
  if (!reply || !address) return { kind: 'loading' };
  return { kind: 'checkout', href: checkoutLink(address, { accountId: reply.id, email: reply.email }) };
}

function freeOffer(status: AuthState['status'], present: PlanId | undefined): PlanOffer {
  if (status !== 'signed-in') return { kind: 'table' };
  if (present === undefined) return { kind: 'loading' };
  return present === 'free' ? { kind: 'free' } : { kind: 'after-paid', paid: present };
}
