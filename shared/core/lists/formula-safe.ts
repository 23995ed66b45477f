/**
 * Where a spreadsheet may begin a cell: at the start of the text, and behind what some take for the end of a cell
 * whatever the quotation marks say, such as the semicolon where the comma is decimal.
 */
const CELL_START = String.raw`(?<=^|[;\t\r\n])`;

/** What makes a cell a formula (OWASP, "CSV Injection"), also full-width, as Japanese Excel takes it; and our own mark. */
const FORMULA = String.raw`(?=['\t\r\n]|\s*[=+\-@＝＋－＠])`;

const MUST_MARK = new RegExp(`${CELL_START}${FORMULA}`, 'gu');
const MARK = new RegExp(`${CELL_START}'`, 'gu');

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what could begin one. */
export function withoutFormula(text: string): string {
  return text.replace(MUST_MARK, "'");
}

/** The text as it was before {@link withoutFormula}, exactly. */
export function withFormula(text: string): string {
  return text.replace(MARK, '');
}
