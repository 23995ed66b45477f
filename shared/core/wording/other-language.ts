import type { Language } from '#messages/language.ts';
import { oneOf, type Reader } from '../saved/fields.ts';

/** A language that names and descriptions can be in; English is the one that the engine itself speaks. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** All languages but English. */
export const OTHER_LANGUAGES = ['de', 'es', 'fr', 'ja'] as const satisfies readonly OtherLanguage[];

/** Reads a language other than English. Returns undefined for anything else. */
export const readLanguage: Reader<OtherLanguage> = oneOf(...OTHER_LANGUAGES);

/** Returns the language as one that names are in; undefined for English. */
export function otherThanEnglish(language: Language): OtherLanguage | undefined {
  return language === 'en' ? undefined : language;
}
