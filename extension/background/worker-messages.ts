import { backgroundWords as de } from '#messages/compiled/de/background.ts';
import { backgroundWords as en } from '#messages/compiled/en/background.ts';
import { backgroundWords as es } from '#messages/compiled/es/background.ts';
import { backgroundWords as fr } from '#messages/compiled/fr/background.ts';
import { backgroundWords as ja } from '#messages/compiled/ja/background.ts';
import { type Translate, translator } from '#messages/translate.ts';
import { browserLanguage } from '../i18n/browser-language.ts';

/** A service worker can't load a language at run time, so its few messages are here in all languages. */
const WORDS = { de, en, es, fr, ja };

/** Returns the worker's translator for the browser's language. */
export function workerMessages(): Translate<'background'> {
  const { language, locale } = browserLanguage();
  return translator([WORDS[language]], locale);
}
