import { MOST_LISTED } from './limits.ts';
import { uniqueOriginals } from './listed-photo.ts';
import type { TableRow } from './listed-facts.ts';
import { readListTable } from './list-table.ts';

/**
 * Joins the rows of several tables of one folder, each photo once and with a unique original path.
 *
 * @param reads the texts of the tables, one after another; a table that isn't ours, or that would exceed the row
 * limit, is left out
 * @returns undefined if no table is ours
 */
export async function joinedRows(
  reads: readonly (() => Promise<string>)[],
): Promise<readonly TableRow[] | undefined> {
  const found: TableRow[] = [];
  let isFound = false;
  for (const read of reads) {
    const rows = readListTable(await read());
    if (!rows || found.length + rows.length > MOST_LISTED) continue;
    isFound = true;
    found.push(...rows);
  }
  return isFound ? distinct(found) : undefined;
}

/** Several lists may have the same photo, or different photos of the same name. */
function distinct(rows: readonly TableRow[]): readonly TableRow[] {
  const byPhoto = new Map(rows.map((row) => [`${row.sha256} ${row.original}`, row]));
  const photos = [...byPhoto.values()];
  const originals = uniqueOriginals(photos.map(({ original }) => original));
  return photos.map((row, at) => Object.assign({}, row, { original: originals[at] ?? row.original }));
}
