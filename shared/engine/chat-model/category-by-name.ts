import { CATEGORY_NAMES, type CategoryName } from '#core/categories/categorize.ts';
import { wordsOf } from '#core/naming/words.ts';

const BY_WORDS = new Map(CATEGORY_NAMES.map((name) => [wordsIn(name), name]));

/**
 * Finds the category that a model named. Case and punctuation are ignored, "and" equals "&", and text after a colon,
 * as in the prompt's list, is dropped. Undefined for names that aren't ours.
 */
export function categoryByName(text: string): CategoryName | undefined {
  return BY_WORDS.get(wordsIn(text)) ?? BY_WORDS.get(wordsIn(text.split(':')[0] ?? ''));
}

function wordsIn(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'and')
    .join(' ');
}
