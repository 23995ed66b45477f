import { CATEGORY_TABLE, type Category } from '#core/category-table.ts';
import { UNSORTED } from '#core/categorize.ts';
import { inflections, wordsOf } from '#core/words.ts';
import type { JudgedPhoto } from './ground-truth.ts';

/** What the whole chain made of one photo. */
export interface Outcome {
  readonly photo: JudgedPhoto;
  readonly description: string;
  readonly category: string;
  readonly name: string;
}

/** How well the chain does on a group of photos, percent. */
export interface Verdict {
  readonly photos: number;
  readonly acceptablePercent: number;
  readonly firstChoicePercent: number;
  readonly unsortedPercent: number;
  readonly wordsPercent: number;
}

/** Sums up a group of outcomes. */
export function judge(outcomes: readonly Outcome[]): Verdict {
  const share = (isRight: (outcome: Outcome) => boolean): number =>
    Math.round((1000 * outcomes.filter(isRight).length) / Math.max(1, outcomes.length)) / 10;
  return {
    photos: outcomes.length,
    acceptablePercent: share(isAcceptable),
    firstChoicePercent: share(({ photo, category }) => category === photo.expected_category),
    unsortedPercent: share(({ category }) => category === UNSORTED),
    wordsPercent: share(hasExpectedWord),
  };
}

/** Whether the photo lies in a folder that a person would accept. */
export function isAcceptable({ photo, category }: Outcome): boolean {
  return photo.acceptable_categories.includes(category);
}

/** Whether the description has a word that a person would expect. */
export function hasExpectedWord({ photo, description }: Outcome): boolean {
  const text = ` ${wordsOf(description).join(' ')} `;
  const categories: readonly Category[] = CATEGORY_TABLE;
  const keywords = categories
    .filter(({ name }) => photo.acceptable_categories.includes(name))
    .flatMap(({ keywords: words }) => words);
  return [...(photo.words_any ?? []), ...keywords].some((phrase) => containsPhrase(text, phrase));
}

function containsPhrase(text: string, phrase: string): boolean {
  const words = wordsOf(phrase);
  const start = words.slice(0, -1).map((word) => `${word} `);
  return inflections(words.at(-1) ?? '').some((form) => text.includes(` ${start.join('')}${form} `));
}
