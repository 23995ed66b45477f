/**
 * Finds the option that the user probably meant by an unknown one.
 *
 * @param typed without dashes
 * @returns undefined if no option is similar: more than half of the letters would have to change
 */
export function nearestOption(typed: string, options: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const ranked = options
    .map((option) => {
      const isPart = option.startsWith(word) || word.startsWith(option);
      return { option, edits: isPart ? 0 : editsBetween(word, option) };
    })
    .toSorted((one, other) => one.edits - other.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(1, best.option.length / 2) ? best.option : undefined;
}

/**
 * Finds the name that the user probably mistyped: one or two letters differ, and less than half of them.
 *
 * @returns undefined if no name is similar
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const [best] = names
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .toSorted((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.min(2, (best.name.length - 1) / 2) ? best.name : undefined;
}

/**
 * The number of letters to insert, delete or replace to turn one word into the other (Levenshtein distance).
 */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [above, letter] of Array.from(one).entries()) {
    const next = [above + 1];
    for (const [at, otherLetter] of Array.from(other).entries()) {
      const changed = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
