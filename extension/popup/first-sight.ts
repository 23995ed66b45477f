import type { PanelTab } from '../open-panel.ts';
import { SETTINGS_KEY, USAGE_KEY, USER_KEY } from '../storage/keys.ts';
import { type KnownAccount, parseUsage } from '../storage/remembered-usage.ts';
import { parseSettings } from '../storage/settings.ts';
import { parseUser, type SignedInUser } from '../storage/signed-in-user.ts';

/** What the popup shows at once, before anybody was asked. */
export interface FirstSight {
  readonly user: SignedInUser | undefined;
  readonly account: KnownAccount | undefined;
  readonly siteUrl: string;
  /** The tab over which the popup was opened. */
  readonly tab: PanelTab;
  readonly isReadable: boolean;
}

/** What was read before the first paint. */
export interface ReadFirst extends Pick<FirstSight, 'tab' | 'isReadable'> {
  readonly stored: Readonly<Record<string, unknown>>;
}

export function firstSight({ stored, tab, isReadable }: ReadFirst): FirstSight {
  const user = parseUser(stored[USER_KEY]);
  const usage = parseUsage(stored[USAGE_KEY]);
  const account = user && usage?.owner === user.subject ? usage.account : undefined;
  return { user, account, siteUrl: parseSettings(stored[SETTINGS_KEY]).serverUrl, tab, isReadable };
}
