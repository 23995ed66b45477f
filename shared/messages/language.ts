/** The languages that every text is in. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja'] as const;

/** The language of the site's addresses without a prefix, and of what has no other. */
export const DEFAULT_LANGUAGE = 'en';

export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `de-CH` or `de_CH.UTF-8`, if it is one of ours; else English. */
export function languageOf(tag: string): Language {
  const [base] = tag.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === base) ?? DEFAULT_LANGUAGE;
}
