import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PlanId } from '#core/accounts/plan.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { ConfigReply } from '#protocol/config.ts';
import { isMarkedOnSale } from '#protocol/on-sale.ts';
import { useAccount } from '../account/use-account.ts';
import { useConfig } from '../account/use-config.ts';
import { useAuth } from '../auth/auth-context.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { useHasService } from '../kit/service-mark.ts';
import type { PlanOffer, PlanOffers } from './plan-offer.ts';

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

/** The buyer's id, so that the payment provider's webhook can be matched to the account. */
interface Purchaser {
  readonly accountId: string;
  readonly email: string | null;
}

/**
 * Returns the checkout URL for an account: adds the account's id as `client_reference_id`, and `prefilled_email` if
 * an address is known. The rest of the URL is unchanged.
 */
export function checkoutLink(address: string, { accountId, email }: Purchaser): string {
  const added = { client_reference_id: accountId, ...(email ? { prefilled_email: email } : {}) };
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !Object.hasOwn(added, pair.split('=')[0] ?? ''));
  const pairs = Object.entries(added).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${path}?${[...kept, ...pairs].join('&')}`, ...hash].join('#');
}
