import type { Language } from '#messages/language.ts';
import type { Subject, Words } from '#messages/translate.ts';
import type { Spoken } from '#ui/kit/messages-context.ts';
import { browserLanguage } from './browser-language.ts';

/** English lies with the components that speak. */
type Load = Readonly<Record<Exclude<Language, 'en'>, () => Promise<readonly Words<Subject>[]>>>;

/** What a page says, in the browser's language if it is one of ours; numbers are written as in the browser's region. */
export async function loadSpoken(load: Load): Promise<Spoken> {
  const { language, locale } = browserLanguage();
  document.documentElement.lang = language;
  return { locale, words: language === 'en' ? [] : await load[language]() };
}
