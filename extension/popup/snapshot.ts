import type { PanelTab } from '../open-panel.ts';
import { SETTINGS_KEY, USAGE_KEY, USER_KEY } from '../storage/keys.ts';
import { type KnownAccount, parseUsage } from '../storage/remembered-usage.ts';
import { parseSettings } from '../storage/settings.ts';
import { parseUser, type SignedInUser } from '../storage/signed-in-user.ts';

/** What the popup shows immediately, before the worker has responded. */
export interface PopupSnapshot {
  readonly user: SignedInUser | undefined;
  readonly account: KnownAccount | undefined;
  readonly siteUrl: string;
  /** The tab that is active while the popup is open. */
  readonly tab: PanelTab;
  readonly isReadable: boolean;
}

/** Reads the stored user and usage, and the tab under the popup. */
export async function readSnapshot(): Promise<PopupSnapshot> {
  const [stored, [tab = {}]] = await Promise.all([
    chrome.storage.local.get<Record<string, unknown>>([SETTINGS_KEY, USER_KEY, USAGE_KEY]),
    chrome.tabs.query({ active: true, currentWindow: true }) as Promise<readonly PanelTab[]>,
  ]);
  const user = parseUser(stored[USER_KEY]);
  const usage = parseUsage(stored[USAGE_KEY]);
  return {
    user,
    account: user && usage?.owner === user.subject ? usage.account : undefined,
    siteUrl: parseSettings(stored[SETTINGS_KEY]).serverUrl,
    tab,
    isReadable: /^(?:https?|file):/.test(tab.url ?? ''),
  };
}
