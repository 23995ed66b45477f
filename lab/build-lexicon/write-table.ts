/** The width of a line of the table, as in the rest of the code. */
const WIDTH = 110;

/**
 * Returns the source of the table: every general word with the words next below it, then the nouns that have no word
 * above or below them.
 *
 * @param next for every noun, the words next above it
 */
export function lexiconSource(next: ReadonlyMap<string, readonly string[]>): string {
  const narrower = new Map<string, string[]>();
  for (const [noun, wider] of next)
    for (const word of wider) narrower.set(word, [...(narrower.get(word) ?? []), noun]);
  const alone = [...next].filter(([noun, wider]) => wider.length === 0 && !narrower.has(noun));
  const groups = [...narrower].map(([word, nouns]) => `${word}: ${nouns.join(', ')}`);
  return `/**
 * Which nouns are kinds of which, as \`entriesOf\` reads them. Written by \`npm --prefix lab run build:lexicon\` from
 * WordNet 3.1, whose license is in \`wordnet/\`.
 */
export const NARROWER_WORDS = \`
${wrapped(groups.join('; '))}\`;

/** Nouns that are neither kinds of others nor have kinds. */
export const WORDS_ALONE = \`
${wrapped(alone.map(([noun]) => noun).join(', '))}\`;
`;
}

/** Breaks lines between words of the table, not within them. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const part of text.split(/(?<=[,;:]) /u)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + part.length > WIDTH) lines.push(`  ${part}`);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines.join('\n');
}
