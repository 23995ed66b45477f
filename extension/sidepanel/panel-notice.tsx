import browser from 'webextension-polyfill';
import type { Failure } from '#core/failure.ts';
import type { MonthRefusal } from '#core/accounts/month-refusal.ts';
import { QuotaNotice } from '#ui/batch/quota-notice.tsx';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { readSettings } from '../storage/settings.ts';

interface PanelNoticeProps {
  failure: Failure | undefined;
  /** The quota refusal, if the month has no room for the remaining photos. */
  refusal: MonthRefusal | undefined;
  onOrganizeFirst: (photos: number) => void;
  onFinishHere: () => void;
}

/** Opens a page of the site in a tab. */
export async function openSite(path: string): Promise<void> {
  const { serverUrl } = await readSettings();
  await browser.tabs.create({ url: serverUrl + path });
}

/** Warns that the photos exceed the month's quota, or says why the last batch failed and what to do next. */
export function PanelNotice({ failure, refusal, ...on }: PanelNoticeProps) {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  if (refusal) {
    return (
      <QuotaNotice
        refusal={refusal}
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
