import browser from 'webextension-polyfill';
import type { Failure } from '#core/failure.ts';
import { limitsFor } from '#core/plan.ts';
import { remaining } from '#core/quota.ts';
import { exceedsMonth, QuotaNotice } from '#ui/batch/quota-notice.tsx';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';
import { readSettings } from '../storage/settings.ts';

interface PanelNoticeProps {
  failure: Failure | undefined;
  /** Photos that are not organized yet. */
  waiting: number;
  account: KnownAccount | undefined;
  onOrganizeFirst: (photos: number) => void;
  onFinishHere: () => void;
}

/** Opens a page of the site in a tab. */
export async function openSite(path: string): Promise<void> {
  const { serverUrl } = await readSettings();
  await browser.tabs.create({ url: serverUrl + path });
}

/** Warns that the photos exceed the month's quota, or says why the last batch failed, and what to do next. */
export function PanelNotice({ failure, waiting, account, ...on }: PanelNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const left = account && remaining(account.usage, limitsFor(account).photosPerMonth);
  if (account && exceedsMonth(account, left, waiting)) {
    return (
      <QuotaNotice
        entitlement={account}
        left={left}
        period={account.usage.period}
        waiting={waiting}
        isRefused={failure?.code === 'quota-exceeded'}
        onOrganizeFirst={on.onOrganizeFirst}
        onFinishHere={on.onFinishHere}
        upgrade={
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={() => void openSite('/pricing')}
          >
            {t('toasts.upgrade')}
          </button>
        }
      />
    );
  }
  if (!failure || failure.code === 'quota-exceeded') return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureText(failure, t)}
    </p>
  );
}
