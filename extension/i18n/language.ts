import browser from 'webextension-polyfill';

/** The language of the texts, with the browser's region where it has one: numbers and dates are written by it. */
export function language(): string {
  const ofTexts = browser.i18n.getMessage('language_tag');
  const ofBrowser = browser.i18n.getUILanguage();
  return ofBrowser.split('-')[0] === ofTexts ? ofBrowser : ofTexts;
}
