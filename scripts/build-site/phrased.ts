import { loadDefaultJapaneseParser } from 'budoux';
import type { Language } from '#messages/language.ts';

/** The keys of texts in headings. */
const HEADING = /(?:[tT]itle(?:Lead|Last)?|[qQ]uestion)$/;
/** U+200B, where a line may break. */
const BREAK = '\u200B';

const parser = loadDefaultJapaneseParser();

/**
 * Returns a message with the places between its phrases where a line may break, if it is a Japanese heading. Safari and
 * Firefox would break it inside words; Chromium finds phrases by itself (`word-break: auto-phrase`). Messages with
 * arguments stay as they are.
 */
export function phrased(language: Language, key: string, text: string): string {
  if (language !== 'ja' || !HEADING.test(key) || /[{}]/.test(text)) return text;
  return parser.parse(text).join(BREAK);
}
