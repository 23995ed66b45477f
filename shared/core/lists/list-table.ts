import { csvRows, MOST_TABLE_ROWS } from './csv.ts';
import { cellsOf, COLUMNS, NEEDED_COLUMNS, type TableRow, tableRow } from './listed-facts.ts';
import type { ListedPhoto } from './listed-photo.ts';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the photos as a CSV table (RFC 4180), one line each after a line of column names. No cell is a formula;
 * {@link readListTable} undoes the escaping.
 */
export function listTable(photos: readonly ListedPhoto[]): string {
  const lines = [COLUMNS, ...photos.map(cellsOf)].map((cells) => cells.map((cell) => field(cell)).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Reads the rows of a table that {@link listTable} wrote; undefined for anything else. */
export function readListTable(text: string): TableRow[] | undefined {
  let places: ReadonlyMap<string, number> | undefined;
  const read: TableRow[] = [];
  for (const row of csvRows(text)) {
    if (places) read.push(rowOf(row, places));
    else places = new Map(row.map((name, at) => [name, at]));
    if (read.length > MOST_TABLE_ROWS || !NEEDED_COLUMNS.every((name) => places?.has(name))) return undefined;
  }
  return places && read;
}

function rowOf(row: readonly string[], places: ReadonlyMap<string, number>): TableRow {
  return tableRow((column) => withFormula(row[places.get(column) ?? -1] ?? ''));
}

/** Quoted if necessary (RFC 4180, 2.6), or if a reader with another separator would break it. */
function field(text: string): string {
  const safe = withoutFormula(text);
  return /[",;\t\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
