import {
  DETERMINERS,
  FILLER_WORDS,
  HEDGES,
  JOINTS,
  NEGATIONS,
  OTHER_FUNCTION_WORDS,
  PREPOSITIONS,
} from '../naming/filler-words.ts';
import { inflections, wordsOf } from '../naming/words.ts';
import { SHARED_WORD, WORD_LENGTH, WORDS_OFFERED } from './limits.ts';

/** A word that distinguishes corrected photos from others, and what a rule with it would do on this board. */
export interface SharedWord {
  readonly word: string;
  /** How many of the corrected photos have it. */
  readonly corrected: number;
  /** How many other photos have it: a rule would move them, too. */
  readonly others: number;
}

const EMPTY: readonly ReadonlySet<string>[] = [
  DETERMINERS,
  FILLER_WORDS,
  HEDGES,
  JOINTS,
  NEGATIONS,
  OTHER_FUNCTION_WORDS,
  PREPOSITIONS,
  new Set('of to possibly'.split(' ')),
];

/**
 * Returns the words that the descriptions of corrected photos share and those of others don't have, best first. A
 * word of at least as many others as corrected ones doesn't count. A word stands for its plural, as in rules.
 *
 * @param corrected the descriptions of the corrected photos
 * @param others those of all photos outside the corrected ones' folder
 */
export function sharedWords(corrected: readonly string[], others: readonly string[]): readonly SharedWord[] {
  const own = corrected.map(setOfWords);
  const heads = corrected.map(headsOf);
  const foreign = others.map(setOfWords);
  const candidates = new Set(own.flatMap((words) => [...words].filter(isTelling)));
  return Array.from(candidates, (word) => {
    const forms = inflections(word);
    const has = (words: ReadonlySet<string>) => forms.some((form) => words.has(form));
    const leads = heads.filter(has).length;
    return { word, corrected: own.filter(has).length, others: foreign.filter(has).length, leads };
  })
    .filter((one) => one.corrected >= own.length * SHARED_WORD && one.others < one.corrected)
    .toSorted(
      (one, other) => one.others - other.others || other.corrected - one.corrected || other.leads - one.leads,
    )
    .slice(0, WORDS_OFFERED)
    .map(({ leads: _leads, ...word }) => word);
}

function setOfWords(description: string): ReadonlySet<string> {
  return new Set(wordsOf(description));
}

/** The words that end a noun phrase: "retriever", not "golden", in "a golden retriever on grass". */
function headsOf(description: string): ReadonlySet<string> {
  const parts = description.split(/[.,;:!?]/).map(wordsOf);
  return new Set(
    parts.flatMap((words) =>
      words.filter((_word, at) => at === words.length - 1 || !isTelling(words[at + 1] ?? '')),
    ),
  );
}

function isTelling(word: string): boolean {
  return word.length >= WORD_LENGTH && !/\d/.test(word) && EMPTY.every((empty) => !empty.has(word));
}
