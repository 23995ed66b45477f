import { CATEGORY_NAMES, type CategoryName } from '#core/categorize.ts';
import { wordsOf } from '#core/words.ts';

const BY_WORDS = new Map(CATEGORY_NAMES.map((name) => [wordsIn(name), name]));

/**
 * The folder that a model means: one of ours, in whatever capitals, with "and" for "&", with what stands behind a colon
 * in its line, or with signs around it. Nothing for any other.
 */
export function categoryByName(text: string): CategoryName | undefined {
  return BY_WORDS.get(wordsIn(text)) ?? BY_WORDS.get(wordsIn(text.split(':')[0] ?? ''));
}

function wordsIn(text: string): string {
  return wordsOf(text)
    .filter((word) => word !== 'and')
    .join(' ');
}
