/** The maximum number of rows: twice as many as a ZIP can have files. */
export const MOST_TABLE_ROWS = 400_000;
/** The maximum number of cells per row; photo tables have fewer than twenty. */
const MOST_CELLS = 64;

/** What ends an unquoted cell, and a quotation mark, which is invalid in one. */
const ENDS = /[",\r\n]/g;

/**
 * Reads the rows of a CSV text (RFC 4180) one by one, without empty ones. Stops where the text isn't CSV: at a
 * misplaced or unclosed quotation mark, and at a row that is too long.
 *
 * @returns at its end, whether the whole text was read
 */
export function* csvRows(text: string): Generator<string[], boolean, void> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let row: string[] = [];
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    if (!cell || row.length === MOST_CELLS) break;
    row.push(cell.value);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    // The rest is the end of a line or of the text.
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (isFilled(row)) yield row;
    row = [];
  }
  if (isFilled(row)) yield row;
  return at >= text.length;
}

/** Returns whether a text is CSV up to its end, and no row has fewer cells than the first one, as after a cut. */
export function isWholeCsv(text: string): boolean {
  const rows = csvRows(text);
  let first: number | undefined;
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done === true) return next.value;
    first ??= next.value.length;
    if (next.value.length < first) return false;
  }
}

/** Reads the rows of a small CSV text; see {@link csvRows}. */
export function parseCsv(text: string): string[][] {
  return [...csvRows(text)];
}

interface Cell {
  readonly value: string;
  /** The position of the comma or the end of the line. */
  readonly end: number;
}

function plainCell(text: string, start: number): Cell | undefined {
  ENDS.lastIndex = start;
  const end = ENDS.exec(text)?.index ?? text.length;
  return text[end] === '"' ? undefined : { value: text.slice(start, end), end };
}

function quotedCell(text: string, start: number): Cell | undefined {
  let close = text.indexOf('"', start + 1);
  // Two of them escape one.
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const end = close + 1;
  const isEnd = end === text.length || ',\r\n'.includes(text[end]!);
  return isEnd ? { value: text.slice(start + 1, close).replaceAll('""', '"'), end } : undefined;
}

function isFilled(row: readonly string[]): boolean {
  return row.some((value) => value !== '');
}
