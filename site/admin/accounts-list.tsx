import { useState } from 'react';
import type { AccountReply } from '#protocol/account.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { useSettled } from '#ui/search/use-settled.ts';
import { useAccount } from '../account/use-account.ts';
import { numberText } from '../facts/local-text.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { AccountRow } from './account-row.tsx';
import { ADMIN } from './admin-copy.ts';
import { useAccounts } from './use-accounts.ts';
import type { CallUnlocked } from './use-unlock.ts';

/** After such a pause nothing more is being typed. */
const TYPING_PAUSE_MS = 300;

interface AccountsListProps {
  call: CallUnlocked;
}

/** The service's totals, and the accounts with their plan and use. Each opens to be changed. */
export function AccountsList({ call }: AccountsListProps) {
  const [text, setText] = useState('');
  const { reply: own, refresh } = useAccount();
  const asked = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { found, isError, retry, replace } = useAccounts(call, asked, own?.id);
  const change = (account: AccountReply) => {
    replace(account);
    if (account.id === own?.id) refresh();
  };
  if (!found) {
    return isError ? (
      <ServerNotice text={ADMIN.accountsUnreachable} retry={ADMIN.retry} onRetry={retry} />
    ) : (
      <LightTableLoading text={ADMIN.loading} />
    );
  }
  const { accounts, matching, totals } = found;
  return (
    <section aria-labelledby="accounts" className="light-table">
      <dl className="grid gap-x-8 gap-y-4 border-b border-line p-6 sm:grid-cols-3 sm:px-8">
        {[
          [ADMIN.totalAccounts, totals.accounts] as const,
          [ADMIN.count, totals.photosThisMonth] as const,
          [ADMIN.totalPhotos, totals.photos] as const,
        ].map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-15 text-quiet">{label}</dt>
            <dd className="font-mono text-28 font-semibold tracking-tight">{numberText(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 p-6 sm:px-8">
        <div>
          <h2 id="accounts" className="text-21">
            {ADMIN.accounts}
          </h2>
          <output className="mt-1 block text-15 text-quiet">
            {ADMIN.matching(accounts.length, matching)}
          </output>
        </div>
        <div className="w-full max-w-sm">
          <TextField
            id="search-accounts"
            label={ADMIN.search}
            type="search"
            autoComplete="off"
            maxLength={200}
            isRequired={false}
            value={text}
            onChange={setText}
          />
        </div>
      </div>
      <ul aria-labelledby="accounts">
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isOwn={account.id === own?.id}
            call={call}
            onChanged={change}
          />
        ))}
      </ul>
    </section>
  );
}
