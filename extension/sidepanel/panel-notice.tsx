import browser from 'webextension-polyfill';
import type { Failure } from '#core/failure.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { text } from '../i18n/text.ts';
import { readSettings } from '../storage/settings.ts';

interface PanelNoticeProps {
  failure: Failure | undefined;
}

/** Opens a page of the site in a tab. */
export async function openSite(path: string): Promise<void> {
  const { serverUrl } = await readSettings();
  await browser.tabs.create({ url: serverUrl + path });
}

/** Why the last batch gave nothing, and the way on. */
export function PanelNotice({ failure }: PanelNoticeProps) {
  if (!failure) return null;
  return (
    <p role="alert" className="text-15 font-semibold text-accent">
      {failureWords(failure)}
      {failure.code === 'quota-exceeded' && (
        <button
          type="button"
          className="ml-3 min-h-11 underline underline-offset-4"
          onClick={() => void openSite('/pricing')}
        >
          {text('popup_upgrade')}
        </button>
      )}
    </p>
  );
}
