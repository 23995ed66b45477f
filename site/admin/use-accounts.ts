import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountReply } from '#protocol/account.ts';
import { searchAccountsEndpoint } from '#protocol/admin.ts';
import type { CallUnlocked } from './use-unlock.ts';

/**
 * Returns the accounts that match a text, and the totals of all. Removed from the cache when the screen is locked.
 *
 * @param ownId the administrator's account, which comes first
 */
export function useAccounts(call: CallUnlocked, text: string, ownId: string | undefined) {
  const queries = useQueryClient();
  const queryKey = ['accounts', text];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(searchAccountsEndpoint, { body: { text }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const replace = (changed: AccountReply) =>
    queries.setQueryData<typeof data>(
      queryKey,
      (before) =>
        before && {
          ...before,
          accounts: before.accounts.map((account) => (account.id === changed.id ? changed : account)),
        },
    );
  return {
    found: data && {
      ...data,
      accounts: data.accounts.toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId)),
    },
    isError,
    retry: () => void refetch(),
    replace,
  };
}
