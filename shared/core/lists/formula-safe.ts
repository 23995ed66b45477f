/**
 * Where a spreadsheet may start a cell: at the start of the text, and after what some programs take for the end of a
 * cell despite the quotation marks, such as a semicolon in locales with a decimal comma.
 */
const CELL_START = String.raw`(?<=^|[;\t\r\n])`;

/** What makes a cell a formula (OWASP, "CSV Injection"), also full-width, as in Japanese Excel; and our own mark. */
const FORMULA = String.raw`(?=['\t\r\n]|\s*[=+\-@＝＋－＠])`;

const MUST_MARK = new RegExp(`${CELL_START}${FORMULA}`, 'gu');
const MARK = new RegExp(`${CELL_START}'`, 'gu');

/** Returns a text that no spreadsheet takes for a formula: an apostrophe precedes whatever could start one. */
export function withoutFormula(text: string): string {
  return text.replace(MUST_MARK, "'");
}

/** Returns exactly the text before {@link withoutFormula}. */
export function withFormula(text: string): string {
  return text.replace(MARK, '');
}
