import { UNSORTED } from '../../shared/core/categories/categorize.ts';
import { inflections, wordsOf } from '../../shared/core/naming/words.ts';
import { CATEGORY_PHRASES } from '../../shared/engine/vocabulary/category-phrases.ts';
import { shortName } from '../../shared/core/naming/short-name.ts';
import type { JudgedPhoto } from './ground-truth.ts';

/** The pipeline's result for one photo. */
export interface Outcome {
  readonly photo: JudgedPhoto;
  readonly description: string;
  readonly category: string;
  /** Before a suffix makes it unique. */
  readonly name: string;
}

/** The scores of a group of photos; shares in percent. */
export interface Verdict {
  readonly photos: number;
  readonly acceptablePercent: number;
  readonly firstChoicePercent: number;
  readonly unsortedPercent: number;
  /** Photos with expected words that have one of them in the name, and in the description. */
  readonly wordInNamePercent: number;
  readonly wordInDescriptionPercent: number;
  /** Uninformative names: shared by five photos or more, or a category's own phrase. */
  readonly emptyNamesPercent: number;
  readonly distinctNames: number;
}

/** From this many photos on, a shared name is uninformative. */
const SHARED_BY = 5;

const CATEGORY_NAMES: ReadonlySet<string> = new Set(
  Object.values(CATEGORY_PHRASES).map((subject) => shortName(subject)),
);

/** Sums up a group of outcomes. */
export function judge(outcomes: readonly Outcome[]): Verdict {
  const share = (isRight: (outcome: Outcome) => boolean, of = outcomes): number =>
    Math.round((1000 * of.filter(isRight).length) / Math.max(1, of.length)) / 10;
  const withWords = outcomes.filter(({ photo }) => photo.expectedWords.length > 0);
  const isEmpty = emptyNames(outcomes);
  return {
    photos: outcomes.length,
    acceptablePercent: share(isAcceptable),
    firstChoicePercent: share(({ photo, category }) => category === photo.expectedCategory),
    unsortedPercent: share(({ category }) => category === UNSORTED),
    wordInNamePercent: share(hasWordInName, withWords),
    wordInDescriptionPercent: share(hasWordInDescription, withWords),
    emptyNamesPercent: share(isEmpty),
    distinctNames: new Set(outcomes.map(({ name }) => name)).size,
  };
}

/** Returns whether the photo is in an acceptable folder. */
export function isAcceptable({ photo, category }: Outcome): boolean {
  return photo.acceptableCategories.includes(category);
}

/** Returns whether the name contains an expected word. */
export function hasWordInName({ photo, name }: Outcome): boolean {
  return hasOneOf(name.replaceAll('_', ' '), photo.expectedWords);
}

/** Returns whether the description contains an expected word. */
export function hasWordInDescription({ photo, description }: Outcome): boolean {
  return hasOneOf(description, photo.expectedWords);
}

/** Returns the check for uninformative names. */
export function emptyNames(outcomes: readonly Outcome[]): (outcome: Outcome) => boolean {
  const counts = new Map<string, number>();
  for (const { name } of outcomes) counts.set(name, (counts.get(name) ?? 0) + 1);
  return ({ name }) => counts.get(name)! >= SHARED_BY || CATEGORY_NAMES.has(name);
}

function hasOneOf(text: string, phrases: readonly string[]): boolean {
  const words = ` ${wordsOf(text).join(' ')} `;
  return phrases.some((phrase) => {
    const parts = wordsOf(phrase);
    const start = parts.slice(0, -1).map((word) => `${word} `);
    return inflections(parts.at(-1) ?? '').some((form) => words.includes(` ${start.join('')}${form} `));
  });
}
