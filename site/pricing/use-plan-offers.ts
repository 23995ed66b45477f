import { useMemo } from 'react';
import type { PlanId } from '#core/plan.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { ConfigReply } from '#protocol/config.ts';
import { useAccount } from '../account/use-account.ts';
import { useConfig } from '../account/use-config.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { useHasService } from '../kit/service-mark.ts';
import { checkoutLink } from './checkout-link.ts';
import type { PlanOffer, PlanOffers } from './plan-offer.ts';

/** The offers of all plans, which depend on the products on sale and on the user; none where there is no service. */
export function usePlanOffers(): PlanOffers {
  const { state } = useAuth();
  const account = useAccount();
  const { config, isUnreachable, refresh } = useConfig();
  const hasService = useHasService();
  const { status } = state;
  const { reply, refresh: refreshAccount } = account;
  const present = account.known?.plan;
  const isAnyUnreachable = isUnreachable || account.isUnreachable;
  return useMemo(
    () => ({
      offerOf: (plan) => offerOf(plan, { status, config, reply, present, hasService }),
      present,
      isUnreachable: isAnyUnreachable,
      retry: () => {
        refresh();
        refreshAccount();
      },
    }),
    [status, config, reply, present, hasService, isAnyUnreachable, refresh, refreshAccount],
  );
}

interface Known {
  readonly status: AuthState['status'];
  readonly config: ConfigReply | undefined;
  readonly reply: AccountReply | undefined;
  readonly present: PlanId | undefined;
  readonly hasService: boolean;
}

function offerOf(plan: PlanId, { status, config, reply, present, hasService }: Known): PlanOffer {
  if (!hasService) return { kind: 'not-on-sale' };
  if (plan === 'free') return freeOffer(status, present);
  if (plan === present) return { kind: 'present' };
  if (!config) return { kind: 'loading' };
  const address = config.checkout[plan];
  if (address === null) return { kind: 'not-on-sale' };
  if (status === 'signed-out') return { kind: 'sign-up' };
  if (!reply) return { kind: 'loading' };
  return { kind: 'checkout', href: checkoutLink(address, { accountId: reply.id, email: reply.email }) };
}

function freeOffer(status: AuthState['status'], present: PlanId | undefined): PlanOffer {
  if (status !== 'signed-in') return { kind: 'sign-up' };
  if (present === undefined) return { kind: 'loading' };
  return present === 'free' ? { kind: 'free' } : { kind: 'after-paid', paid: present };
}
