import { foldedWords } from '../search/folded-words.ts';

/** What people call each concept: phrases separated by commas, by its id. */
export type ConceptWords = ReadonlyMap<number, string>;

/** Returns the phrases of a concept, each as its folded words. */
export function phrasesOf(words: string): string[][] {
  return words.split(',').flatMap((phrase) => {
    const folded = foldedWords(phrase);
    return folded.length > 0 ? [folded] : [];
  });
}

/** Returns what people call a category: both halves of "Insects & Spiders". */
export function wordsOfCategory(name: string): string {
  return name.replace(' & ', ', ');
}
