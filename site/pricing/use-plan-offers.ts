import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../account/use-account.ts';
import { useConfig } from '../account/use-config.ts';
import { useAuth } from '../auth/auth-context.ts';
import { useHasService } from '../kit/service-mark.ts';
import { offerOf } from './offer-of.ts';
import type { PlanOffers } from './plan-offer.ts';
import { isMarkedOnSale } from '#protocol/on-sale.ts';

/**
 * Returns the offers of all plans, which depend on the products on sale and on the user; there are none without a
 * service.
 */
export function usePlanOffers(): PlanOffers {
  const { state } = useAuth();
  const account = useAccount();
  const { config, isUnreachable, refresh } = useConfig();
  const hasService = useHasService();
  const isOnSale = useOnSale();
  const { status } = state;
  const { reply, refresh: refreshAccount } = account;
  const present = account.known?.plan;
  const isAnyUnreachable = isUnreachable || account.isUnreachable;
  return useMemo(
    () => ({
      offerOf: (plan) => offerOf(plan, { status, config, reply, present, hasService, isOnSale }),
      present,
      isKnown: status === 'signed-out' || present !== undefined,
      isUnreachable: isAnyUnreachable,
      retry: () => {
        refresh();
        refreshAccount();
      },
    }),
    [status, config, reply, present, hasService, isOnSale, isAnyUnreachable, refresh, refreshAccount],
  );
}

/**
 * Returns the checkouts that the server listed when it served the page; undefined in prerendered markup and in
 * development.
 */
function mark(): string | undefined {
  return document.documentElement.dataset['onSale'];
}

/** Returns a function that tells whether a plan can be bought here; undefined while that isn't known. */
function useOnSale(): (plan: string) => boolean | undefined {
  const known = useSyncExternalStore(unchanging, mark, () => undefined);
  return useCallback((plan) => (known === undefined ? undefined : isMarkedOnSale(known, plan)), [known]);
}

function unchanging(): () => void {
  return () => undefined;
}
