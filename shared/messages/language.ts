/** The languages in which every text is available. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja'] as const;

/** The language of the site's addresses without a prefix, and of anything without another language. */
export const DEFAULT_LANGUAGE = 'en';

export type Language = (typeof LANGUAGES)[number];

/** Returns the language of a tag such as `de-CH` or `de_CH.UTF-8`, if we support it; else English. */
export function languageOf(tag: string): Language {
  const [base] = tag.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === base) ?? DEFAULT_LANGUAGE;
}
