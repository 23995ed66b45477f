import { TYPE } from '@formatjs/icu-messageformat-parser';
import { loadDefaultJapaneseParser } from 'budoux';
import type { Element } from '../build-messages/parse-message.ts';

/** The keys of texts in headings. */
const HEADING = /(?:[tT]itle(?:Lead|Last)?|[qQ]uestion)$/;
/** U+200B, where a line may break. */
const BREAK = '\u200B';
/** U+FFFC, which stands for an argument. */
const ARGUMENT = '\uFFFC';

const parser = loadDefaultJapaneseParser();

/** Returns whether a message's text is in a heading, by its key. */
export function isHeading(key: string): boolean {
  return HEADING.test(key);
}

/**
 * Returns the parts of a Japanese message with the places between its phrases where a line may break. Safari and Firefox
 * would break headings inside words; Chromium finds phrases by itself (`word-break: auto-phrase`).
 */
export function phrased(elements: readonly Element[]): Element[] {
  const text = elements.map((part) => (part.type === TYPE.literal ? part.value : ARGUMENT)).join('');
  const texts = parser.parse(text).join(BREAK).split(ARGUMENT);
  let argumentsBefore = 0;
  return elements.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: texts[argumentsBefore] ?? '' };
    argumentsBefore += 1;
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.entries(part.options).map(([form, option]) => [
      form,
      { ...option, value: phrased(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });
}
