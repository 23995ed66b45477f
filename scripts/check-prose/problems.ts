import { type Passage, sentencesOf, wordsIn } from './sentences.ts';
import { UNWANTED } from './words-table.ts';

/** The longest sentence, in words. Documents aim at 25; what is longer than this is read twice. */
export const MOST_WORDS = 30;

/** A sentence that should be written differently. */
export interface Problem {
  readonly at: Passage['at'];
  readonly what: string;
  readonly sentence: string;
}

/** Returns what is wrong with the sentences of passages: too many words, or phrases that the glossary replaces. */
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
