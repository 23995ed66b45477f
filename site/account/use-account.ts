import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Entitlement } from '#core/plan.ts';
import { api } from '../api.ts';

const ACCOUNT_KEY = ['account'] as const;
/** What everybody has, until the server has said more. */
const UNKNOWN: Entitlement = { plan: 'free', foundingMember: false };

export interface Account {
  readonly entitlement: Entitlement;
  /** Asks the server again, after a batch has changed what it counts. */
  readonly refresh: () => void;
}

/** The account of whoever is signed in; nobody is asked for while `isSignedIn` is false. */
export function useAccount(isSignedIn: boolean): Account {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => api.account(), enabled: isSignedIn });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ACCOUNT_KEY }), [client]);
  return { entitlement: data ?? UNKNOWN, refresh };
}
