import type { Language } from '#messages/language.ts';
import type { Subject, Words } from '#messages/translate.ts';
import type { Spoken } from '#ui/kit/messages-context.ts';
import { browserLanguage } from './browser-language.ts';

/** English is imported by the components that use it. */
type Load = Readonly<Record<Exclude<Language, 'en'>, () => Promise<readonly Words<Subject>[]>>>;

/**
 * Loads the messages of a page, in the browser's language if it is one of ours; numbers are formatted for the
 * browser's region.
 */
export async function loadSpoken(load: Load): Promise<Spoken> {
  const { language, locale } = browserLanguage();
  document.documentElement.lang = language;
  return { locale, words: language === 'en' ? [] : await load[language]() };
}
