import { cutAtWord } from '#core/clean-text.ts';
import { wordsOfText } from '#core/own-words.ts';
import type { TextLine } from './text-line.ts';

/** A line that is to name something has to be read this well. */
const SURE_ENOUGH_TO_NAME = 80;
/** What is longer is no name of anything. */
const LONGEST_NAME = 60;
const MOST_WORDS = 10;
/** A word alone says something from so many letters on. */
const LONE_WORD_LETTERS = 4;
/** So many of a line's words have to look like some. */
const WORDLIKE_SHARE = 0.6;

const WORD = /^(?=.*[aeiouyà-ÿ])\p{L}[\p{L}'’.-]*[,:;.!?]*$|^[AIai]$|^&$|^\p{Nd}{1,4}[,:.]?$/iu;

/** A single letter or sign at an end is a button or a picture: the cross that closes a window. */
const STRAY = /^(?:[^\s\p{N}AI]\s+)+|(?:\s+[^\s\p{N}AI])+$/gu;

/**
 * What a line of a page says where it may name the page: cleaned and without numbers that are somebody's, on one line;
 * nothing where it is junk, tells its reader what to do, or is no name.
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

/** "BOOKWORLD LTD" is Bookworld Ltd; short words in a line of ordinary ones may be KFC. */
function withoutShouting(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
