import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { periodAt } from '#core/accounts/period.ts';
import { type Entitlement, limitsFor, type MonthlyLimit } from '#core/accounts/plan.ts';
import { remaining, type Usage } from '#core/accounts/quota.ts';
import {
  formatUsageRecord,
  parseUsageRecord,
  recordedAccount,
  type UsageRecord,
  usageRecordOf,
} from '#core/accounts/usage-record.ts';
import { AppError, type FailureCode } from '#core/failure.ts';
import { accountEndpoint, type AccountReply } from '#protocol/account.ts';
import { useAuth } from '../auth/auth-context.ts';
import { api } from '../kit/api.ts';
import { failureSentence } from '../kit/failure-sentence.ts';
import { forgetUsage, USAGE_KEY } from './usage-key.ts';
import { useSessionEnd } from './use-session-end.ts';

const ACCOUNT_KEY = ['account'] as const;

export interface Account {
  /** The server's response. */
  readonly reply: AccountReply | undefined;
  /** Plan and usage from the server, or from localStorage until the server has responded. */
  readonly known: (Entitlement & { readonly usage: Usage }) | undefined;
  /** Photos left this month, if known. */
  readonly left: MonthlyLimit | undefined;
  /** Whether the server doesn't respond; the request is retried. */
  readonly isUnreachable: boolean;
  /** Why the login service returned no token, if that is what prevents requests to the server. */
  readonly tokenProblem: string | undefined;
  /** Fetches the account again after a batch has changed the count. */
  readonly refresh: () => void;
}

/** Returns the signed-in user's account. Ends the session if the server rejects it. */
export function useAccount(): Account {
  const { state } = useAuth();
  const owner = state.status === 'signed-in' ? state.user.sub : undefined;
  const client = useQueryClient();
  const { data, error, failureReason, failureCount, isPaused } = useQuery({
    queryKey: [...ACCOUNT_KEY, owner],
    queryFn: () => api.call(accountEndpoint),
    enabled: owner !== undefined,
  });
  const isOver = useSessionEnd(error);
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ACCOUNT_KEY }), [client]);

  const remembered = useRememberedUsage(owner, data);
  const known = data ?? (remembered && recordedAccount(remembered));
  return {
    reply: data,
    known,
    left: known && remaining(known.usage, limitsFor(known).photosPerMonth),
    isUnreachable: !isOver && (failureCount > 0 || isPaused),
    tokenProblem: isTokenFailure(failureReason) ? failureSentence(failureReason.failure) : undefined,
    refresh,
  };
}

/** Failures caused by the login service, not by our server. */
const TOKEN_FAILURES: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'sign-in-timeout',
  'sign-in-unavailable',
  'token-failed',
]);

function isTokenFailure(error: unknown): error is AppError {
  return error instanceof AppError && TOKEN_FAILURES.has(error.failure.code);
}

/**
 * Returns the stored usage immediately, and stores the server's response.
 *
 * @param owner the subject of the signed-in user
 */
function useRememberedUsage(
  owner: string | undefined,
  account: AccountReply | undefined,
): UsageRecord | undefined {
  const remembered = useMemo(() => (owner === undefined ? undefined : recallUsage(owner)), [owner]);
  useEffect(() => {
    if (owner === undefined) return;
    if (!remembered) {
      forgetUsage();
    } else if (!remembered.isReadable) {
      console.warn('The stored usage could not be read and was reset.');
      rememberUsage({ ...remembered.record, owner });
    }
  }, [owner, remembered]);
  useEffect(() => {
    if (owner !== undefined && account) rememberUsage(usageRecordOf(account, owner));
  }, [owner, account]);
  return remembered?.record;
}

interface RememberedUsage {
  readonly record: UsageRecord;
  /** False if the stored record was unreadable. */
  readonly isReadable: boolean;
}

/** Returns the stored usage of an account; undefined if the record is missing or belongs to another account. */
function recallUsage(owner: string): RememberedUsage | undefined {
  try {
    const text = localStorage.getItem(USAGE_KEY);
    if (text === null) return undefined;
    const parsed = parseUsageRecord(text, periodAt(Date.now()));
    return parsed.record.owner === undefined || parsed.record.owner === owner ? parsed : undefined;
  } catch {
    // Storage is unavailable, so nothing is remembered.
    return undefined;
  }
}

/** Stores a record, replacing the previous one. */
function rememberUsage(record: UsageRecord): void {
  try {
    localStorage.setItem(USAGE_KEY, formatUsageRecord(record));
  } catch {
    // Storage is unavailable or full: the server will send it again.
  }
}
