import { SEARCHED_LENGTH } from './limits.ts';

/** A letter of a script without spaces between words. */
const SPACELESS = String.raw`(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
const BEGINS_SPACELESS = new RegExp(`^${SPACELESS}`, 'u');
/** Runs of a spaceless script, and runs of all other letters and digits: 「2024年」 is two. */
const WORD = new RegExp(String.raw`(?:${SPACELESS})+|(?:(?!${SPACELESS})[\p{L}\p{N}])+`, 'gu');
/** French elisions: "l'été". */
const ELISION = /(?<![\p{L}\p{N}])(?:qu|[cdjlmnst])['’ʼ](?=\p{L}{2})/giu;
/** English letters without apostrophes. */
const PLAIN = /^[ -&(-~]*$/;
const PLAIN_WORD = /[a-z0-9]+/g;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/**
 * Returns the words of a text for comparison: lower case, without accents, in order. Kana keep their sound marks,
 * which make other letters. "dog's" becomes "dogs"; text in a script without spaces stays in one piece.
 *
 * @param text untrusted; cut at `SEARCHED_LENGTH` characters
 */
export function foldedWords(text: string): string[] {
  const cut = text.slice(0, SEARCHED_LENGTH);
  // Fast path for most descriptions and names.
  if (PLAIN.test(cut)) return cut.toLowerCase().match(PLAIN_WORD) ?? [];
  const plain = cut
    .replace(ELISION, '')
    .replace(APOSTROPHE, '')
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  return plain.match(WORD) ?? [];
}

/** Returns whether a folded word is of a script without spaces between words. */
export function isSpaceless(word: string): boolean {
  return BEGINS_SPACELESS.test(word);
}
