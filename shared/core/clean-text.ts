import { characters } from './short-name.ts';
import { withoutPrivateNumbers } from './private-numbers.ts';

/** Nothing longer is looked at: what is behind it would be cut anyway, and what looks takes time by length. */
const LONGEST_LOOKED_AT = 1000;

const WEB_ADDRESSES: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/giu,
  /\bwww\.\S+/giu,
  /\b(?:javascript|vbscript|data|blob|file|mailto|tel):\S*/giu,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|info|biz|io|co|app|dev|shop|site|online|xyz|de|fr|es|it|uk|eu|jp|cn|ru|br)(?![\p{L}\p{N}])(?:[/:?#]\S*)?/giu,
];
const EMAIL_ADDRESS = /[^\s@＠<>()[\],;:]+\s?[@＠]\s?[^\s@＠<>()[\],;:]+/gu;
/** A tag, also one that is never closed; a program or a style goes with what is in it. */
const MARKUP = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)|<[a-z/!?][^<>]*(?:>|$)/giu;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/giu;
/** What programs read as more than text. */
const SYNTAX = /[<>{}[\]|\\^~`*#=$"“”„«»]+/gu;

/**
 * A text that somebody else wrote, made fit for a description and a name: one line in NFC, with single spaces, without
 * what cannot be seen (control, bidirectional and zero-width characters), markup, web and e-mail addresses, and
 * numbers that are somebody's ({@link withoutPrivateNumbers}); cut behind the last whole word.
 *
 * @param most characters of the result, a mark belonging to the letter before it
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

/** A text of at most so many characters, cut behind a whole word; a first word that is longer is cut itself. */
export function cutAtWord(text: string, most: number): string {
  const all = characters(text);
  if (all.length <= most) return text;
  const cut = all.slice(0, most).join('');
  const atWord = /\s/u.test(all[most] ?? '') ? cut : cut.replace(/\s+\S*$/u, '');
  return atWord.replace(/[\s,;:\-–—(]+$/u, '');
}
