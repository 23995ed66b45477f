import browser from 'webextension-polyfill';
import { type Language, languageOf } from '#messages/language.ts';

/**
 * The language that Chrome shows the extension's name in, and the locale that numbers and dates are written by: the
 * browser's region where it is of that language. Chrome on Linux may call its own another than it chooses texts by.
 */
export function browserLanguage(): { readonly language: Language; readonly locale: string } {
  const language = languageOf(browser.i18n.getMessage('language_tag'));
  const ofBrowser = browser.i18n.getUILanguage();
  return { language, locale: ofBrowser.split('-')[0] === language ? ofBrowser : language };
}
