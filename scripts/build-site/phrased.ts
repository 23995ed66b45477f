import { TYPE } from '@formatjs/icu-messageformat-parser';
import { loadDefaultJapaneseParser } from 'budoux';
import type { Element } from '../build-messages/parse-message.ts';

/** The keys of texts in headings. */
const HEADING = /(?:[tT]itle(?:Lead|Last)?|[qQ]uestion)$/;
/** U+200B, where a line may break. */
const BREAK = '\u200B';
/** Stands for an argument, most of which are numbers or end like one: 「写真14枚」. */
const ARGUMENT = '1';

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
  const ends = new Set<number>();
  let at = 0;
  for (const phrase of parser.parse(elements.map((part) => textOf(part)).join(''))) {
    at += phrase.length;
    ends.add(at);
  }
  ends.delete(at);
  at = 0;
  return elements.map((part) => {
    if (part.type === TYPE.literal) {
      // A phrase that ends with an argument is followed by a break at the beginning of the next text.
      let value = ends.has(at) ? BREAK : '';
      for (const unit of part.value.split('')) {
        at += 1;
        value += ends.has(at) ? unit + BREAK : unit;
      }
      return { ...part, value };
    }
    at += ARGUMENT.length;
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.entries(part.options).map(([form, option]) => [
      form,
      { ...option, value: phrased(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });
}

function textOf(part: Element): string {
  return part.type === TYPE.literal ? part.value : ARGUMENT;
}
