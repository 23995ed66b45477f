import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS } from '#core/accounts/plan.ts';
import { failureToast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import type { AccountReply } from '#protocol/account.ts';
import { searchAccountsEndpoint, subscribersEndpoint } from '#protocol/admin.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useSettled } from '#ui/search/use-settled.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useAccount } from '../account/use-account.ts';
import { numberText } from '../facts/local-text.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { useNotify } from '../kit/toast-context.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { saveEmails } from '../newsletter/save-emails.ts';
import { AccountRow } from './account-row.tsx';
import { ADMIN } from './admin-copy.ts';
import { usePriceReviews } from './use-price-reviews.ts';
import type { CallUnlocked } from './use-unlock.ts';

interface AdminControlsProps {
  call: CallUnlocked;
}

/** The unlocked screen. */
export function AdminControls({ call }: AdminControlsProps) {
  const { count, download } = useSubscribers(call);
  return (
    <div className="grid grid-cols-1 items-start gap-5">
      <PriceReviews call={call} />
      <AccountsList call={call} />
      <section aria-labelledby="newsletter" className="light-table p-6 sm:p-8">
        <h2 id="newsletter" className="mb-4 text-21">
          {NEWSLETTER.admin.title}
        </h2>
        <div className="max-w-lg">
          <NewsletterForm admin={{ count, onDownload: download }} />
        </div>
      </section>
    </div>
  );
}

interface Subscribers {
  readonly count: number | undefined;
  readonly download: () => void;
}

/** Returns the newsletter's subscribers from the server. Removed from the cache when the screen is locked. */
function useSubscribers(call: CallUnlocked): Subscribers {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const notify = useNotify();
  const { data, refetch } = useQuery({
    queryKey: ['subscribers'],
    queryFn: () => call(subscribersEndpoint),
    gcTime: 0,
  });
  const save = async () => {
    const { data: fresh, error } = await refetch();
    if (fresh && !error) saveEmails(fresh.subscribers);
    else if (error instanceof AppError) notify(failureToast(error.failure, t));
  };
  return { count: data?.subscribers.length, download: () => void save() };
}

interface PriceReviewsProps {
  call: CallUnlocked;
}

/** Lists accounts that pay a price that the settings don't map to a plan; nothing if there are none. */
function PriceReviews({ call }: PriceReviewsProps) {
  const reviews = usePriceReviews(call);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="price-reviews" className="light-table p-6 sm:p-8">
      <h2 id="price-reviews" className="mb-2 text-21">
        {ADMIN.reviewsTitle}
      </h2>
      <p className="max-w-prose text-15 text-quiet">{ADMIN.reviewsText}</p>
      <ul className="mt-4 grid gap-3">
        {reviews.map(({ accountId, email, plan, price }) => (
          <li key={accountId} className="border-t border-line pt-3">
            <p className="font-mono text-15 font-semibold wrap-anywhere">{email ?? ADMIN.nobody}</p>
            <p className="text-15 wrap-anywhere text-quiet">{ADMIN.reviewOf(PLANS[plan].name, price)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After such a pause nothing more is being typed. */
const TYPING_PAUSE_MS = 300;

interface AccountsListProps {
  call: CallUnlocked;
}

/** The service's totals, and the accounts with their plan and use. Each opens to be changed. */
function AccountsList({ call }: AccountsListProps) {
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

/**
 * Returns the accounts that match a text, and the totals of all. Removed from the cache when the screen is locked.
 *
 * @param ownId the administrator's account, which comes first
 */
function useAccounts(call: CallUnlocked, text: string, ownId: string | undefined) {
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
