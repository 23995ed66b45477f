import type { Translate } from '#messages/translate.ts';
import { foldedWords } from './folded-words.ts';

/** The English meanings of a language's words, each as its folded words. By the folded word. */
export type Vocabulary = ReadonlyMap<string, readonly (readonly string[])[]>;

/** English needs none. */
export const NO_VOCABULARY: Vocabulary = new Map();

/** Returns the vocabulary of the current language. */
export function spokenVocabulary(t: Translate<'vocabulary'>): Vocabulary {
  return readVocabulary(vocabularyLists(t));
}

/** Returns the lists of the current language, for {@link readVocabulary}. */
export function vocabularyLists(t: Translate<'vocabulary'>): string[] {
  return [
    t('vocabulary.animals'),
    t('vocabulary.food'),
    t('vocabulary.places'),
    t('vocabulary.people'),
    t('vocabulary.things'),
    t('vocabulary.looks'),
  ];
}

/** Reads lists such as `Hund, Welpe = dog; Katze = cat`: each word before the sign means each of those after it. */
export function readVocabulary(texts: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, (readonly string[])[]>();
  for (const entry of texts.flatMap((text) => text.split(';'))) {
    const [own = '', english = ''] = entry.split('=');
    const meant = english.split(',').map(foldedWords);
    for (const word of own.split(',')) {
      const key = foldedWords(word).join(' ');
      if (key) vocabulary.set(key, [...(vocabulary.get(key) ?? []), ...meant]);
    }
  }
  return vocabulary;
}
