/** A field with or without quotation marks, and what ends it (RFC 4180, 2). */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** The rows of a text in CSV (RFC 4180), without empty ones; what is no CSV gives what could be read of it. */
export function parseCsv(text: string): string[][] {
  const field = new RegExp(FIELD);
  const rows: string[][] = [];
  let row: string[] = [];
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const found = field.exec(source);
    if (!found) break;
    const [whole, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      if (row.some((value) => value !== '')) rows.push(row);
      row = [];
    }
    if (whole === '') break;
  }
  if (row.some((value) => value !== '')) rows.push(row);
  return rows;
}
