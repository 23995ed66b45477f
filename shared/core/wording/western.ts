import { capitalized } from './phrases.ts';
import type { Ending, Vocabulary } from './tongue.ts';

/** The words of a second sentence. */
export interface EndingWords {
  readonly with: string;
  readonly possibly: string;
  readonly somethingElse: string;
  readonly inBlackAndWhite: string;
}

/**
 * Returns the sentences of a language with capitals and periods: "A dog on a beach. Possibly a pet, with a ball, in
 * black and white."
 *
 * @param also the things of the ending, listed
 */
export function westernSentences(
  opening: string,
  { about, isPossible, isBlackAndWhite }: Omit<Ending, 'also'>,
  also: string,
  say: EndingWords,
): string {
  const kind = isPossible ? `${say.possibly} ${about ?? say.somethingElse}` : about;
  const things = also === '' ? undefined : `${say.with} ${also}`;
  const grey = isBlackAndWhite ? say.inBlackAndWhite : undefined;
  const second = [kind, things].filter((part) => part !== undefined).join(', ');
  const rest = [second, grey].filter(Boolean).join(', ');
  const first = `${capitalized(opening)}.`;
  return rest === '' ? first : `${first} ${capitalized(rest)}.`;
}

/** Looks up a word; `compose` has checked that it exists. */
export function wordIn(words: Vocabulary[keyof Vocabulary], key: string): string {
  return words.get(key) ?? '';
}
