import { CATEGORY_TABLE, NEUTRAL_PHRASES, type Category } from './category-table.ts';
import { inflections, wordsOf } from './words.ts';

export const UNSORTED = 'Unsorted';

/** The folder for a photo of whose description no word is known. */
export type CategoryName = (typeof CATEGORY_TABLE)[number]['name'] | typeof UNSORTED;

/** Every folder there is, in the table's order, and the one for what is none of them. */
export const CATEGORY_NAMES: readonly CategoryName[] = [...CATEGORY_TABLE.map(({ name }) => name), UNSORTED];

interface Phrase {
  /** For each of its words the forms in which it can stand. */
  readonly words: readonly ReadonlySet<string>[];
  /** Place of its category in the table; behind all of them for a phrase that speaks of no category. */
  readonly order: number;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly phrase: Phrase;
}

/** The order of what speaks of no category. */
const NEUTRAL = Infinity;

/** Phrases by each form that their first word can take; made when it is first asked for, as not all who load it do. */
let phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]> | undefined;

/**
 * The folder that a description belongs in.
 *
 * Looks for the table's keywords as whole words, in any case, plurals and possessives included ("dogs" and
 * "dog's" are "dog", "carpet" is not "car"). A keyword inside a longer one does not count ("hot dog" is no
 * dog). Of those left, the one whose category stands first in the table wins; where there is none, the photo is
 * {@link UNSORTED}.
 */
export function categorize(description: string): CategoryName {
  let first = NEUTRAL;
  for (const { phrase } of longestMatches(wordsOf(description))) first = Math.min(first, phrase.order);
  return CATEGORY_TABLE[first]?.name ?? UNSORTED;
}

/** Every folder of which a description has a keyword, found as {@link categorize} finds them. */
export function categoriesIn(description: string): ReadonlySet<CategoryName> {
  const found = new Set<CategoryName>();
  for (const { phrase } of longestMatches(wordsOf(description))) {
    const category = CATEGORY_TABLE[phrase.order];
    if (category) found.add(category.name);
  }
  return found;
}

/**
 * All folders that the words of a text speak of, not only the first in the table, and those inside of a longer phrase
 * as well: "birthday cake" is of parties and of food. Empty where no word is known.
 */
export function categoriesOf(text: string): ReadonlySet<CategoryName> {
  const found = matchesIn(wordsOf(text));
  const neutral = found.filter(({ phrase }) => phrase.order === NEUTRAL);
  const speaking = found.filter((match) => !neutral.some((other) => liesInside(match, other)));
  return new Set(speaking.flatMap(({ phrase }) => CATEGORY_TABLE[phrase.order]?.name ?? []));
}

/** Every phrase found that does not lie inside a longer one. */
function longestMatches(words: readonly string[]): Match[] {
  const found = matchesIn(words);
  return found.filter((match) => !found.some((other) => liesInside(match, other)));
}

function matchesIn(words: readonly string[]): Match[] {
  phrasesByFirstWord ??= indexPhrases();
  const phrases = phrasesByFirstWord;
  const found: Match[] = [];
  words.forEach((word, start) => {
    for (const phrase of phrases.get(word) ?? []) {
      const isWhole = phrase.words.every((forms, index) => forms.has(words[start + index] ?? ''));
      if (isWhole) found.push({ start, end: start + phrase.words.length, phrase });
    }
  });
  return found;
}

/** "women's shoes" speak of no women: a neutral phrase hides a keyword of its own length as well. */
function liesInside(match: Match, other: Match): boolean {
  if (other.start > match.start || match.end > other.end) return false;
  const isLonger = other.end - other.start > match.end - match.start;
  return isLonger || (other.phrase.order === NEUTRAL && match.phrase.order !== NEUTRAL);
}

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of allPhrases()) {
    for (const form of phrase.words[0] ?? []) {
      const phrases = index.get(form);
      if (phrases === undefined) index.set(form, [phrase]);
      else phrases.push(phrase);
    }
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
  return { words: wordsOf(text).map((word) => new Set(inflections(word))), order };
}
