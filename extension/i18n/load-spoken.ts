import browser from 'webextension-polyfill';
import { type Language, languageOf } from '#messages/language.ts';
import type { Subject, Words } from '#messages/translate.ts';
import type { Spoken } from '#ui/kit/messages-context.ts';

/** English lies with the components that speak. */
type Load = Readonly<Record<Exclude<Language, 'en'>, () => Promise<readonly Words<Subject>[]>>>;

/** What a page says, in the browser's language if it is one of ours; numbers are written as in the browser's region. */
export async function loadSpoken(load: Load): Promise<Spoken> {
  const tag = browser.i18n.getUILanguage();
  const language = languageOf(tag);
  document.documentElement.lang = language;
  if (language === 'en') return { locale: tag.startsWith('en') ? tag : language, words: [] };
  return { locale: tag, words: await load[language]() };
}
