import { backgroundWords as de } from '#messages/compiled/de/background.ts';
import { backgroundWords as en } from '#messages/compiled/en/background.ts';
import { backgroundWords as es } from '#messages/compiled/es/background.ts';
import { backgroundWords as fr } from '#messages/compiled/fr/background.ts';
import { backgroundWords as ja } from '#messages/compiled/ja/background.ts';
import { type Translate, translator } from '#messages/translate.ts';
import { browserLanguage } from '../i18n/browser-language.ts';

/** A service worker cannot load a language when it runs, so the few words that it says are here in all of them. */
const WORDS = { de, en, es, fr, ja };

/** What speaks for the worker, in the browser's language. */
export function workerMessages(): Translate<'background'> {
  const { language, locale } = browserLanguage();
  return translator([WORDS[language]], locale);
}
