import { CATEGORY_TABLE, NEUTRAL_PHRASES, type Category } from './category-table.ts';
import { basesOf, wordsOf } from '../naming/words.ts';

export const UNSORTED = 'Unsorted';

/** The folder of a photo whose description has no known word. */
export type CategoryName = (typeof CATEGORY_TABLE)[number]['name'] | typeof UNSORTED;

/** All folders, in the table's order, then {@link UNSORTED}. */
export const CATEGORY_NAMES: readonly CategoryName[] = [...CATEGORY_TABLE.map(({ name }) => name), UNSORTED];

interface Phrase {
  /** Its words as in the table; each also matches in its plural and possessive forms. */
  readonly words: readonly string[];
  /** Index of the category in the table; above all of them for a neutral phrase. */
  readonly order: number;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly phrase: Phrase;
}

/** The index of neutral phrases. */
const NEUTRAL = Infinity;

/** Phrases by their first word; built on first use, because not every importer needs it. */
let phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]> | undefined;

/**
 * Returns the folder of a description.
 *
 * Finds the table's keywords as whole words, ignoring case, in plural and possessive forms: "dogs" and "dog's" match
 * "dog", "carpet" doesn't match "car". A keyword inside a longer one doesn't count ("hot dog" isn't a dog). The
 * category that comes first in the table wins; without a keyword, the photo is {@link UNSORTED}.
 */
export function categorize(description: string): CategoryName {
  let first = NEUTRAL;
  for (const { phrase } of longestMatches(wordsOf(description))) first = Math.min(first, phrase.order);
  return CATEGORY_TABLE[first]?.name ?? UNSORTED;
}

/** Returns all folders of which a description contains a keyword, found as in {@link categorize}. */
export function categoriesIn(description: string): ReadonlySet<CategoryName> {
  const found = new Set<CategoryName>();
  for (const { phrase } of longestMatches(wordsOf(description))) {
    const category = CATEGORY_TABLE[phrase.order];
    if (category) found.add(category.name);
  }
  return found;
}

/**
 * Returns all folders of a text's keywords, including those inside a longer phrase: "birthday cake" gives parties and
 * food. Empty if no word is known.
 */
export function categoriesOf(text: string): ReadonlySet<CategoryName> {
  const found = matchesIn(wordsOf(text));
  const neutral = found.filter(({ phrase }) => phrase.order === NEUTRAL);
  const speaking = found.filter((match) => !neutral.some((other) => liesInside(match, other)));
  return new Set(speaking.flatMap(({ phrase }) => CATEGORY_TABLE[phrase.order]?.name ?? []));
}

/** All phrases found, except those inside a longer one. */
function longestMatches(words: readonly string[]): Match[] {
  const found = matchesIn(words);
  return found.filter((match) => !found.some((other) => liesInside(match, other)));
}

function matchesIn(words: readonly string[]): Match[] {
  phrasesByFirstWord ??= indexPhrases();
  const phrases = phrasesByFirstWord;
  const bases = words.map(basesOf);
  return bases.flatMap((ofWord, start) =>
    ofWord
      .flatMap((word) => phrases.get(word) ?? [])
      .filter((phrase) => phrase.words.every((word, index) => bases[start + index]?.includes(word)))
      .map((phrase) => ({ start, end: start + phrase.words.length, phrase })),
  );
}

/** A neutral phrase also hides a keyword of the same length: "women's shoes" isn't about women. */
function liesInside(match: Match, other: Match): boolean {
  if (other.start > match.start || match.end > other.end) return false;
  const isLonger = other.end - other.start > match.end - match.start;
  return isLonger || (other.phrase.order === NEUTRAL && match.phrase.order !== NEUTRAL);
}

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of allPhrases()) {
    const [first = ''] = phrase.words;
    const phrases = index.get(first);
    if (phrases === undefined) index.set(first, [phrase]);
    else phrases.push(phrase);
  }
  return index;
}

function* allPhrases(): Generator<Phrase> {
  const categories: readonly Category[] = CATEGORY_TABLE;
  for (const [order, { keywords }] of categories.entries()) {
    for (const text of keywords) yield phrase(text, order);
  }
  for (const text of NEUTRAL_PHRASES) yield phrase(text, NEUTRAL);
}

function phrase(text: string, order: number): Phrase {
  return { words: wordsOf(text), order };
}
