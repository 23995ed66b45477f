/** An entry of the search index. */
export interface HelpEntry {
  readonly kind: 'topic' | 'help' | 'faq';
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** A letter of a script without spaces between words. */
const SPACELESS = String.raw`(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
const BEGINS_SPACELESS = new RegExp(`^${SPACELESS}`, 'u');
/**
 * A run of characters between spaces or punctuation, split further between scripts with and without spaces: "HEIC" in
 * 「HEICは」.
 */
const WORD = new RegExp(String.raw`(?:${SPACELESS})+|(?:(?!${SPACELESS})[\p{L}\p{N}])+`, 'gu');

/**
 * Returns the entries that contain every word of a query as a prefix of a word, ranked by score. Words in the title
 * count for more; among equal scores the earlier entry comes first. Case and accents are ignored. In scripts without
 * spaces, such as Japanese, a query word may occur anywhere. An empty query has no results.
 */
export function searchHelp(query: string, entries: readonly HelpEntry[]): HelpEntry[] {
  const wanted = wordsOf(query).flatMap(parted);
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

/** Scores a word of a query. A whole word scores higher than a prefix. */
function pointsOf(word: string, among: readonly string[]): number {
  if (among.includes(word)) return 2;
  const isAnywhere = BEGINS_SPACELESS.test(word);
  return among.some((other) => (isAnywhere ? other.includes(word) : other.startsWith(word))) ? 1 : 0;
}

/**
 * Splits a run without spaces into words by the browser's dictionary, without the short ones that only join the
 * others: 「アカウント」 and 「削除」 in 「アカウントの削除」.
 */
function parted(run: string): string[] {
  if (!BEGINS_SPACELESS.test(run)) return [run];
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(run)].map(
    ({ segment }) => segment,
  );
  const telling = words.filter((word) => !/^\p{sc=Hiragana}{1,2}$/u.test(word));
  return telling.length > 0 ? telling : [run];
}

/**
 * Splits text into words, ignoring accents and the places where headings may break. The marks that stay turn a kana into
 * another letter: 「は」 into 「ば」.
 */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/(?![\u3099\u309A])\p{M}|\u200B/gu, '');
  return plain.normalize('NFC').toLowerCase().match(WORD) ?? [];
}
