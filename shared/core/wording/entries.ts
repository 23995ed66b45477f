/** Reads data written as `key: value; key: value`, on any number of lines. Keys have no colon, values no semicolon. */
export function entriesOf(...texts: readonly string[]): ReadonlyMap<string, string> {
  const entries = texts.flatMap((text) => text.split(';')).map((entry) => entry.trim().replace(/\s+/gu, ' '));
  return new Map(
    entries.map((entry) => {
      const at = entry.indexOf(': ');
      return [entry.slice(0, at), entry.slice(at + 2)];
    }),
  );
}

/** Returns a set of the words in a text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Returns the phrases of a text that lists them with commas, on any number of lines. */
export function listed(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/gu, ' '));
}
