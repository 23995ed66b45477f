import { useCallback, useEffect, useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import { type Entitlement, limitsFor, type MonthlyLimit } from '#core/plan.ts';
import { remaining } from '#core/quota.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { SessionState } from '../messaging/background-api.ts';
import { background } from '../messaging/background-client.ts';
import { watchUser } from '../storage/signed-in-user.ts';

const UNKNOWN: Entitlement = { plan: 'free', foundingMember: false };

export interface PanelAccount {
  /** Nothing until the worker has said who is signed in. */
  readonly session: SessionState | undefined;
  readonly account: AccountReply | undefined;
  readonly entitlement: Entitlement;
  readonly left: MonthlyLimit | undefined;
  /** Why the account is not known. */
  readonly failure: Failure | undefined;
  readonly refresh: () => void;
  readonly signIn: () => void;
}

/** Who is signed in, and what that account may do, as the worker says. */
export function useAccount(): PanelAccount {
  const [session, setSession] = useState<SessionState>();
  const [account, setAccount] = useState<AccountReply>();
  const [failure, setFailure] = useState<Failure>();

  const load = useCallback(async (next: SessionState) => {
    setSession(next);
    if (next.status === 'signed-out') {
      setAccount(undefined);
      return;
    }
    try {
      setAccount(await background().account());
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.failure);
      if (error.failure.code === 'session-over') setSession(await background().session());
    }
  }, []);
  const refresh = useCallback(() => void background().session().then(load), [load]);
  const signIn = useCallback(() => void background().signIn().then(load), [load]);
  useEffect(() => {
    refresh();
    // Someone may sign in or out in the popup, or on another page of the extension.
    return watchUser(refresh);
  }, [refresh]);

  return {
    session,
    account,
    entitlement: account ?? UNKNOWN,
    left: account && remaining(account.usage, limitsFor(account).photosPerMonth),
    failure,
    refresh,
    signIn,
  };
}
