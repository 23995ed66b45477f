import { csvRows, MOST_TABLE_ROWS } from './csv.ts';
import { withFormula, withoutFormula } from './formula-safe.ts';
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
