/** Rows of a table that are read at most: twice as many as a ZIP may have files. */
export const MOST_TABLE_ROWS = 400_000;
/** Cells of a row; tables of photos have fewer than twenty. */
const MOST_CELLS = 64;

/** What ends a cell without quotation marks, and a quotation mark, which may not be in one. */
const ENDS = /[",\r\n]/g;

/**
 * Reads the rows of a text in CSV (RFC 4180) one after another, without empty ones. Ends where the text is no CSV: at a
 * quotation mark in the wrong place or without a second one, and at a row that is too long.
 */
export function* csvRows(text: string): Generator<string[], void, void> {
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
    // What is left is the end of a line or of the text.
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (isFilled(row)) yield row;
    row = [];
  }
  if (isFilled(row)) yield row;
}

/** Reads the rows of a small text in CSV; see {@link csvRows}. */
export function parseCsv(text: string): string[][] {
  return [...csvRows(text)];
}

interface Cell {
  readonly value: string;
  /** Where the comma or the end of the line is. */
  readonly end: number;
}

function plainCell(text: string, start: number): Cell | undefined {
  ENDS.lastIndex = start;
  const end = ENDS.exec(text)?.index ?? text.length;
  return text[end] === '"' ? undefined : { value: text.slice(start, end), end };
}

function quotedCell(text: string, start: number): Cell | undefined {
  let close = text.indexOf('"', start + 1);
  // Two of them stand for one.
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const end = close + 1;
  const isEnd = end === text.length || ',\r\n'.includes(text[end]!);
  return isEnd ? { value: text.slice(start + 1, close).replaceAll('""', '"'), end } : undefined;
}

function isFilled(row: readonly string[]): boolean {
  return row.some((value) => value !== '');
}
