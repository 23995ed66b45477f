import { periodAt } from '#core/period.ts';
import { SETTINGS_KEY, USAGE_KEY, USER_KEY } from '../storage/keys.ts';
import type { SightFacts } from './sight.ts';

/** Where the sights are: local storage is read at once, and only pages of the extension reach it. */
export const SIGHTS_KEY = 'popup-sights';

/** What the extension's storage has of the first sight. */
export function readShown(): Promise<Record<string, unknown>> {
  return chrome.storage.local.get([SETTINGS_KEY, USER_KEY, USAGE_KEY]);
}

/** Forgets the sights, and with them whom they show. */
export function forgetSights(): void {
  localStorage.removeItem(SIGHTS_KEY);
}

// Chrome's own interface, here and in what else runs before the first paint: the polyfill would have to be loaded.
export function factsNow(stored: SightFacts['stored'], isReadable: boolean): SightFacts {
  return {
    stored,
    isReadable,
    version: chrome.runtime.getManifest().version,
    language: chrome.i18n.getUILanguage(),
    period: periodAt(Date.now()),
  };
}
