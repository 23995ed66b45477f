import { useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import type { AccountReply } from '#protocol/account.ts';
import { findAccountEndpoint } from '#protocol/admin.ts';
import type { CallUnlocked } from './use-unlock.ts';

export interface FoundAccount {
  readonly found: AccountReply | undefined;
  readonly failure: Failure | undefined;
  readonly find: (email: string) => void;
  readonly replace: (account: AccountReply) => void;
}

/** Finds an account by email address. */
export function useFindAccount(call: CallUnlocked): FoundAccount {
  const [found, setFound] = useState<AccountReply>();
  const [failure, setFailure] = useState<Failure>();
  const search = async (email: string) => {
    setFound(undefined);
    setFailure(undefined);
    try {
      setFound((await call(findAccountEndpoint, { body: { email } })).account);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.failure);
    }
  };
  return { found, failure, find: (email) => void search(email), replace: setFound };
}
