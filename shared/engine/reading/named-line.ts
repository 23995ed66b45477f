import { cutAtWord } from '#core/naming/clean-text.ts';
import { wordsOfText } from '#core/hints/own-words.ts';
import type { TextLine } from './text-line.ts';

/** The minimum confidence of a line that names something. */
const SURE_ENOUGH_TO_NAME = 80;
/** Longer lines are sentences, not names. */
const LONGEST_NAME = 60;
const MOST_WORDS = 10;
/** The minimum number of letters of a name that is a single word. */
const LONE_WORD_LETTERS = 4;
/** The share of a line's words that must look like words. */
const WORDLIKE_SHARE = 0.6;

const WORD = /^(?=.*[aeiouyà-ÿ])\p{L}[\p{L}'’.-]*[,:;.!?]*$|^[AIai]$|^&$|^\p{Nd}{1,4}[,:.]?$/iu;

/** A single letter or sign at an end is a button or an icon, such as the cross that closes a window. */
const STRAY = /^(?:[^\s\p{N}AI]\s+)+|(?:\s+[^\s\p{N}AI])+$/gu;

/**
 * Returns the text of a line that may name the page, cleaned, on one line and without private numbers; nothing if the
 * line is unreadable, is an instruction, or isn't a name.
 */
export function nameIn({ text, confidence }: TextLine): string | undefined {
  if (confidence < SURE_ENOUGH_TO_NAME || text.length > 2 * LONGEST_NAME) return undefined;
  const words = wordsOfText(text.replace(STRAY, ''));
  if (words === undefined) return undefined;
  const plain = words.text.replace(/[.!?…。！？:;]+(?=\s|$)/gu, '').trim();
  const parts = plain.split(/\s+/u);
  if (parts.length > MOST_WORDS) return undefined;
  const wordlike = parts.filter((part) => WORD.test(part) || /\p{Lo}/u.test(part)).length;
  if (wordlike < parts.length * WORDLIKE_SHARE) return undefined;
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (parts.length === 1 && letters < LONE_WORD_LETTERS) return undefined;
  return withoutShouting(cutAtWord(plain, LONGEST_NAME));
}

/** Changes "BOOKWORLD LTD" to "Bookworld Ltd"; short words in a line of mixed case stay, such as KFC. */
function withoutShouting(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
