import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { AppError } from '#core/failure.ts';
import { type Entitlement, limitsFor, type MonthlyLimit } from '#core/plan.ts';
import { remaining } from '#core/quota.ts';
import { accountEndpoint } from '#protocol/account.ts';
import { api } from '../api.ts';
import { useAuth } from '../auth/auth-context.ts';

const ACCOUNT_KEY = ['account'] as const;
/** What everybody has, until the server has said more. */
const UNKNOWN: Entitlement = { plan: 'free', foundingMember: false };

export interface Account {
  readonly entitlement: Entitlement;
  /** Photos left in the month, once the server has said so. */
  readonly left: MonthlyLimit | undefined;
  /** Asks the server again, after a batch has changed what it counts. */
  readonly refresh: () => void;
}

/** The account of whoever is signed in. A session that the server does not accept is ended. */
export function useAccount(): Account {
  const { state, expire } = useAuth();
  const isSignedIn = state.status === 'signed-in';
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: () => api.call(accountEndpoint),
    enabled: isSignedIn,
  });
  const isOver = isSignedIn && error instanceof AppError && error.failure.code === 'sign-in-required';
  useEffect(() => {
    if (isOver) expire();
  }, [isOver, expire]);
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ACCOUNT_KEY }), [client]);
  const left = data && remaining(data.usage, limitsFor(data).photosPerMonth);
  return { entitlement: data ?? UNKNOWN, left, refresh };
}
