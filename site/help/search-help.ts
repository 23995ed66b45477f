/** An entry of the search index. */
export interface HelpEntry {
  readonly kind: 'topic' | 'help' | 'faq';
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/**
 * The entries that contain every word of a query, as a prefix of a word, ranked by score: words in the title
 * count for more, and of equal scores the earlier entry comes first. Case and accents are ignored. An empty
 * query has no results.
 */
export function searchHelp(query: string, entries: readonly HelpEntry[]): HelpEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

function scoreOf({ title, text }: HelpEntry, wanted: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inText = wordsOf(text);
  let score = 0;
  for (const word of wanted) {
    const points = pointsOf(word, inTitle) * 10 + pointsOf(word, inText);
    if (points === 0) return 0;
    score += points;
  }
  return score;
}

/** A whole word scores higher than a prefix. */
function pointsOf(word: string, among: readonly string[]): number {
  if (among.includes(word)) return 2;
  return among.some((other) => other.startsWith(word)) ? 1 : 0;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
