import { characters } from './short-name.ts';
import { withoutPrivateNumbers } from '../accounts/private-numbers.ts';
import { SHORT_NAME_LENGTH } from '../limits.ts';

/**
 * Longer texts are cut first, because the expressions below take time by length, and the rest would be cut off
 * anyway.
 */
const LONGEST_LOOKED_AT = 1000;

const WEB_ADDRESSES: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/giu,
  /\bwww\.\S+/giu,
  /\b(?:javascript|vbscript|data|blob|file|mailto|tel):\S*/giu,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|info|biz|io|co|app|dev|shop|site|online|xyz|de|fr|es|it|uk|eu|jp|cn|ru|br)(?![\p{L}\p{N}])(?:[/:?#]\S*)?/giu,
];
const EMAIL_ADDRESS = /[^\s@＠<>()[\],;:]+\s?[@＠]\s?[^\s@＠<>()[\],;:]+/gu;
/** Tags, even unclosed ones; `script` and `style` with their content. */
const MARKUP = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)|<[a-z/!?][^<>]*(?:>|$)/giu;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/giu;
/** Characters with a meaning in markup and code. */
const SYNTAX = /[<>{}[\]|\\^~`*#=$"“”„«»]+/gu;

/**
 * Makes an untrusted text safe for a description and a name: one line in NFC with single spaces, without
 * invisible characters (control, bidirectional and zero-width characters), markup, URLs, e-mail addresses and
 * private numbers ({@link withoutPrivateNumbers}); cut after the last whole word.
 *
 * @param most maximum length of the result, with combining marks counted as part of their letter
 */
export function cleanText(text: string, most: number): string {
  const seen = text
    .slice(0, LONGEST_LOOKED_AT)
    .toWellFormed()
    .replace(/\p{Cf}+/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD\p{Co}\p{Cn}]+/gu, ' ');
  let plain = seen.replace(MARKUP, ' ').replace(ENTITY, ' ').replace(EMAIL_ADDRESS, ' ');
  for (const address of WEB_ADDRESSES) plain = plain.replace(address, ' ');
  plain = withoutPrivateNumbers(plain);
  const tidy = plain
    .replace(SYNTAX, ' ')
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ');
  return cutAtWord(tidy.replace(/^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}])|[\s,;:\-–—_/&+@]+$/gu, '').trim(), most);
}

/** Cuts a text to a maximum length after a whole word; a longer first word is cut itself. */
export function cutAtWord(text: string, most: number): string {
  const all = characters(text);
  if (all.length <= most) return text;
  const cut = all.slice(0, most).join('');
  const atWord = /\s/u.test(all[most] ?? '') ? cut : cut.replace(/\s+\S*$/u, '');
  return atWord.replace(/[\s,;:\-–—(]+$/u, '');
}

/**
 * Joins the parts of a file's name, and shortens the middle one so that the last one fits whole: "receipt from",
 * "Bookworld", "March 14, 2019". Any may be empty. The period of "14. März" would end the name.
 */
export function nameOfParts(first: string, middle: string, last: string): string {
  const end = last.replaceAll(/[.,]/g, '');
  const room = SHORT_NAME_LENGTH - characters([first, end].filter(Boolean).join(' ')).length - 1;
  return [first, cutAtWord(middle, Math.max(0, room)), end].filter(Boolean).join(' ');
}
