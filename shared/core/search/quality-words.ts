import type { SearchedColour } from '../concepts/qualities.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLOUR_WORDS: ReadonlyMap<string, SearchedColour> = new Map([
  ['black', 'black'],
  ['white', 'white'],
  ['gray', 'gray'],
  ['grey', 'gray'],
  ['brown', 'brown'],
  ['red', 'red'],
  ['orange', 'orange'],
  ['yellow', 'yellow'],
  ['green', 'green'],
  ['blue', 'blue'],
  ['purple', 'purple'],
  ['pink', 'pink'],
]);

/** Spanish and French colors, folded, which are after their things. */
const FOLLOWING = new Set(
  `negro negra negros negras blanco blanca blancos blancas gris grises marron marrones rojo roja rojos rojas naranja
  amarillo amarilla amarillos amarillas verde verdes azul azules morado morada morados moradas violeta rosa noir noire
  noirs noires blanc blanche blancs blanches grise brun brune bruns brunes rouge rouges jaune jaunes vert verte verts
  vertes bleu bleue bleus bleues violet violette violets violettes rose`.split(/\s+/),
).add('blanco y negro').add('noir et blanc'); // prettier-ignore
/** Those that German has before its things. */
const ALSO_GERMAN = new Set(['rosa', 'violette', 'violettes']);

/** In order, from two. */
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIRST_NUMBER = 2;
/** Words that only rank photos, because descriptions seldom have them: numbers that count nothing exactly, and play. */
const RANKING = new Set(['one', 'several', 'many', 'some', 'playing', 'play']);

/** Returns the color that an English word names. */
export function colourIn(word: string): SearchedColour | undefined {
  return COLOUR_WORDS.get(word);
}

/** Returns whether a word is a color that its language has after the thing: "chien noir". */
export function followsItsThing(words: readonly string[], vocabulary: Vocabulary): boolean {
  const word = words.join(' ');
  return FOLLOWING.has(word) && !(ALSO_GERMAN.has(word) && vocabulary.has('rot'));
}

/** Returns the number that an English word or a digit names: a number of things, or 0 for a rough one. */
export function numberIn(word: string): number | undefined {
  if (RANKING.has(word)) return 0;
  const at = NUMBER_WORDS.indexOf(word);
  return at === -1 ? undefined : at + FIRST_NUMBER;
}

/** Returns the same number as a digit and as a word, whichever is given; undefined for all else. */
export function sameNumber(
  word: string,
): { readonly count: number; readonly words: readonly string[] } | undefined {
  const count = /^[2-9]$|^10$/.test(word) ? Number(word) : numberIn(word);
  if (count === undefined || count === 0) return undefined;
  return { count, words: [String(count), NUMBER_WORDS[count - FIRST_NUMBER] ?? ''] };
}
