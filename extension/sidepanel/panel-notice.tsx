import browser from 'webextension-polyfill';
import { BatchNotice, type BatchNoticeProps } from '#ui/batch/batch-notice.tsx';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { readSettings } from '../storage/settings.ts';

/** Opens a page of the site in a tab. */
export async function openSite(path: string): Promise<void> {
  const { serverUrl } = await readSettings();
  await browser.tabs.create({ url: serverUrl + path });
}

/** Warns that the photos exceed the month's quota, or says why the last batch failed and what to do next. */
export function PanelNotice(notice: Omit<BatchNoticeProps, 'upgrade'>) {
  const t = useMessages(toastsWords);
  const upgrade = (
    <button
      type="button"
      className="min-h-11 font-semibold underline underline-offset-4"
      onClick={() => void openSite('/pricing')}
    >
      {t('toasts.upgrade')}
    </button>
  );
  return <BatchNotice {...notice} upgrade={upgrade} />;
}
