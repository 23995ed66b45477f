/** The function that stands for the words in the code of all languages. It never runs: each call is replaced. */
const MARK = '__words__';

const CALL = new RegExp(`${MARK}\\(\\s*(["'\`])([\\w.-]+)\\1\\s*\\)`, 'g');

/**
 * Returns the code that stands for something in the site's language. No minifier can evaluate it, and it is removed if
 * nothing uses it.
 *
 * @param name `language`, `sample-results`, a subject (`home`) or a message (`home.title`)
 */
export function wordMark(name: string): string {
  return `/* @__PURE__ */ ${MARK}('${name}')`;
}

/** Returns whether code has a mark. */
export function hasWordMark(code: string): boolean {
  return code.includes(MARK);
}

/**
 * Replaces the marks in built code.
 *
 * @param expressionOf returns a name's JavaScript in a language
 * @throws {Error} for a mark that is not a call with a literal name
 */
export function withWords(code: string, expressionOf: (name: string) => string): string {
  const said = code.replace(CALL, (_call, _quote, name: string) => expressionOf(name));
  const at = said.indexOf(MARK);
  if (at !== -1) throw new Error(`A text is missing in the built code: ${said.slice(at, at + 80)}`);
  return said;
}
