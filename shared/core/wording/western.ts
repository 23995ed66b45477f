import { capitalized } from './phrases.ts';
import type { Ending, Vocabulary } from './tongue.ts';

/** The words of what follows the opening. */
export interface EndingWords {
  readonly with: string;
  /** Begins the second sentence: "Also visible: ". */
  readonly also: string;
  readonly inBlackAndWhite: string;
}

/**
 * Returns the sentences of a language with capitals and periods: "A dog on a beach, in black and white. Also visible:
 * a ball."
 *
 * @param also the things of the second sentence, listed
 */
export function westernSentences(
  opening: string,
  { isBlackAndWhite }: Pick<Ending, 'isBlackAndWhite'>,
  also: string,
  say: EndingWords,
): string {
  const first = `${capitalized(opening)}${isBlackAndWhite ? `, ${say.inBlackAndWhite}` : ''}.`;
  return also === '' ? first : `${first} ${say.also}${also}.`;
}

/** Looks up a word; `compose` has checked that it exists. */
export function wordIn(words: Vocabulary[keyof Vocabulary], key: string): string {
  return words.get(key) ?? '';
}
