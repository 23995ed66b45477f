import { type Passage, sentencesOf, wordsIn } from './sentences.ts';
import { UNWANTED } from './words-table.ts';

/** Maximum words of a sentence. Documents aim at 25; anything longer than this is read twice. */
export const MOST_WORDS = 30;

/** A sentence that needs rewriting. */
export interface Problem {
  readonly at: Passage['at'];
  readonly what: string;
  readonly sentence: string;
}

/** Returns the problems of passages' sentences: too many words, or phrases from the glossary. */
export function problemsOf(passages: readonly Passage[]): Problem[] {
  return passages.flatMap(({ at, text }) =>
    sentencesOf(text).flatMap((sentence) => faultsOf(sentence).map((what) => ({ at, what, sentence }))),
  );
}

function faultsOf(sentence: string): string[] {
  const words = wordsIn(sentence);
  const faults = UNWANTED.flatMap(({ found, instead }) => {
    const [phrase] = found.exec(sentence) ?? [];
    return phrase ? [`"${phrase.trim()}": ${instead}`] : [];
  });
  return words > MOST_WORDS ? [`${words} words`, ...faults] : faults;
}
