import { useCallback, useEffect, useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import { ADMIN_UNLOCK_MS } from '#core/limits.ts';
import { unlockEndpoint } from '#protocol/admin.ts';
import { type Endpoint, UNLOCK_HEADER } from '#protocol/endpoint.ts';
import type { CallOptions } from '#browser/service/api-client.ts';
import { api } from '../kit/api.ts';

/** Calls an endpoint with the unlock token. */
export type CallUnlocked = <Body, Reply>(
  endpoint: Endpoint<Body, Reply>,
  options?: CallOptions<Body>,
) => Promise<Reply>;

export interface Unlock {
  readonly isUnlocked: boolean;
  /** Whether the screen was unlocked and the token has expired. */
  readonly hasExpired: boolean;
  readonly isChecking: boolean;
  /** Why the last password was rejected. */
  readonly failure: Failure | undefined;
  readonly unlock: (password: string) => void;
  readonly lock: () => void;
  readonly call: CallUnlocked;
}

/** Locks and unlocks the admin screen. The token is only in memory, so a reload locks the screen. */
export function useUnlock(): Unlock {
  const [token, setToken] = useState<string>();
  const [hasExpired, setHasExpired] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const expire = useCallback(() => {
    setToken(undefined);
    setHasExpired(true);
  }, []);
  useEffect(() => {
    if (token === undefined) return undefined;
    const timer = setTimeout(expire, ADMIN_UNLOCK_MS);
    return () => clearTimeout(timer);
  }, [token, expire]);

  const open = async (password: string) => {
    setIsChecking(true);
    setFailure(undefined);
    try {
      const { unlockToken } = await api.call(unlockEndpoint, { body: { password } });
      setToken(unlockToken);
      setHasExpired(false);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.failure);
    } finally {
      setIsChecking(false);
    }
  };

  const call = useCallback<CallUnlocked>(
    async (endpoint, options = {}) => {
      try {
        const headers = { ...options.headers, [UNLOCK_HEADER]: token ?? '' };
        return await api.call(endpoint, { ...options, headers });
      } catch (error) {
        if (error instanceof AppError && error.failure.code === 'admin-locked') expire();
        throw error;
      }
    },
    [token, expire],
  );
  const lock = useCallback(() => setToken(undefined), []);
  return {
    isUnlocked: token !== undefined,
    hasExpired,
    isChecking,
    failure,
    unlock: (password) => void open(password),
    lock,
    call,
  };
}
