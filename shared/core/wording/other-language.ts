import type { Language } from '#messages/language.ts';
import { oneOf, type Reader } from '../saved/fields.ts';

/** A language for names and descriptions, besides the engine's own English. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** All languages but English. */
export const OTHER_LANGUAGES = ['de', 'es', 'fr', 'ja'] as const satisfies readonly OtherLanguage[];

/** The languages of names and folders, English first. */
export const NAME_LANGUAGES: readonly Language[] = ['en', ...OTHER_LANGUAGES];

/** Reads a language other than English; undefined for anything else. */
export const readLanguage: Reader<OtherLanguage> = oneOf(...OTHER_LANGUAGES);

/** Returns the language if names can be in it; undefined for English. */
export function otherThanEnglish(language: Language): OtherLanguage | undefined {
  return language === 'en' ? undefined : language;
}
