import browser from 'webextension-polyfill';
import type messages from '../_locales/en/messages.json';

export type TextKey = keyof typeof messages;

/** A text in the browser's language; English where there is no translation. */
export function text(key: TextKey, ...substitutions: readonly (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}
