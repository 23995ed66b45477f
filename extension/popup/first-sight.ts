import browser from 'webextension-polyfill';
import type { PanelTab } from '../open-panel.ts';
import { type KnownAccount, readUsage } from '../storage/remembered-usage.ts';
import { readSettings } from '../storage/settings.ts';
import { readUser, type SignedInUser } from '../storage/signed-in-user.ts';

/** What the popup shows at once, before anybody was asked. */
export interface FirstSight {
  readonly user: SignedInUser | undefined;
  readonly account: KnownAccount | undefined;
  /** The tab over which the popup was opened. */
  readonly tab: PanelTab;
  readonly siteUrl: string;
}

export async function readFirstSight(): Promise<FirstSight> {
  const [user, usage, { serverUrl }, [tab = {}]] = await Promise.all([
    readUser(),
    readUsage(),
    readSettings(),
    browser.tabs.query({ active: true, currentWindow: true }),
  ]);
  const account = user && usage?.owner === user.subject ? usage.account : undefined;
  return { user, account, tab, siteUrl: serverUrl };
}
