/** In a shorter word, such a change makes another word. */
const SHORTEST_WORD = 5;

/**
 * Returns the first of the known words that differs from this one only in a doubled letter or in the order of two
 * letters: "girafe", "umberlla". Other changes too often make another word, as of a beard a bear.
 */
export function nearWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST_WORD) return undefined;
  const single = withoutDoubles(word);
  for (const other of known) {
    const isNear = other[0] === word[0] && other[1] === word[1];
    if (isNear && (withoutDoubles(other) === single || isSwapped(word, other))) return other;
  }
  return undefined;
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const isTurned = word[at] === other[at + 1] && word[at + 1] === other[at];
  return isTurned && word.slice(at + 2) === other.slice(at + 2);
}
