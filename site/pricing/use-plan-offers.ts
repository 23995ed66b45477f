import { checkoutLink } from './checkout-link.ts';
import type { PlanId } from '#core/plan.ts';
import { useAccount } from '../account/use-account.ts';
import { useConfig } from '../account/use-config.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { useHasService } from '../kit/service-mark.ts';
import type { PlanOffer, PlanOffers } from './plan-offer.ts';

/** The offers of all plans, which depend on the products on sale and on the user; none where there is no service. */
export function usePlanOffers(): PlanOffers {
  const { state } = useAuth();
  const account = useAccount();
  const { config, ...server } = useConfig();
  const hasService = useHasService();
  const present = account.known?.plan;

  const offerOf = (plan: PlanId): PlanOffer => {
    if (!hasService) return { kind: 'not-on-sale' };
    if (plan === 'free') return freeOffer(state.status, present);
    if (plan === present) return { kind: 'present' };
    if (!config) return { kind: 'loading' };
    const address = config.checkout[plan];
    if (address === null) return { kind: 'not-on-sale' };
    if (state.status === 'signed-out') return { kind: 'sign-up' };
    if (!account.reply) return { kind: 'loading' };
    const { id, email } = account.reply;
    return { kind: 'checkout', href: checkoutLink(address, { accountId: id, email }) };
  };
  return {
    offerOf,
    present,
    isUnreachable: server.isUnreachable || account.isUnreachable,
    retry: () => {
      server.refresh();
      account.refresh();
    },
  };
}

function freeOffer(status: AuthState['status'], present: PlanId | undefined): PlanOffer {
  if (status !== 'signed-in') return { kind: 'sign-up' };
  if (present === undefined) return { kind: 'loading' };
  return present === 'free' ? { kind: 'free' } : { kind: 'after-paid', paid: present };
}
