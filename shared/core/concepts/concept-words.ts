import { CATEGORY_NAMES } from '../categories/categorize.ts';
import { ANIMAL_CLASSES } from './animal-classes.ts';
import { conceptId } from './concept.ts';
import { type ConceptWords, wordsOfCategory } from './concept-phrases.ts';
import type { ConceptKind } from './limits.ts';
import { OBJECT_CONCEPTS, WORD_CONCEPTS } from './other-words.ts';
import { THING_CLASSES } from './thing-classes.ts';

let known: ConceptWords | undefined;

/** Returns the English words of all concepts. They are listed on the first call: a page rarely needs them. */
export function conceptWords(): ConceptWords {
  known ??= new Map([
    ...wordsOfKind('class', ANIMAL_CLASSES + THING_CLASSES),
    ...wordsOfKind('word', WORD_CONCEPTS),
    ...wordsOfKind('object', OBJECT_CONCEPTS),
    ...CATEGORY_NAMES.map((name, at) => [conceptId('category', at), wordsOfCategory(name)] as const),
  ]);
  return known;
}

function wordsOfKind(kind: ConceptKind, list: string): (readonly [id: number, words: string])[] {
  const all = list.split(';').slice(0, -1);
  return all.flatMap((words, at) =>
    words.trim() === '' ? [] : [[conceptId(kind, at), words.trim()] as const],
  );
}
