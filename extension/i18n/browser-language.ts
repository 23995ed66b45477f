import browser from 'webextension-polyfill';
import { type Language, languageOf } from '#messages/language.ts';

/**
 * Returns the language of the extension's name in Chrome, and the locale for numbers and dates: the browser's, with
 * its region, if it is in that language. Chrome on Linux may report another UI language than the one it selects texts
 * by.
 */
export function browserLanguage(): { readonly language: Language; readonly locale: string } {
  const language = languageOf(browser.i18n.getMessage('language_tag'));
  const ofBrowser = browser.i18n.getUILanguage();
  return { language, locale: ofBrowser.split('-')[0] === language ? ofBrowser : language };
}
