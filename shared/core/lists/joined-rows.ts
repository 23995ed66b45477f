import { MOST_LISTED } from './limits.ts';
import { uniqueOriginals } from './listed-photo.ts';
import { readPhotoTable, type TableRow } from './photo-table.ts';

/**
 * Returns the rows of several tables of one folder as those of one, each photo once and by an original path of its own.
 *
 * @param reads give the texts of the tables one after another; one that is none of ours, or that would make the rows too
 *   many, is left out
 * @returns undefined if there is no table of ours
 */
export async function joinedRows(
  reads: readonly (() => Promise<string>)[],
): Promise<readonly TableRow[] | undefined> {
  const found: TableRow[] = [];
  let isFound = false;
  for (const read of reads) {
    const rows = readPhotoTable(await read());
    if (!rows || found.length + rows.length > MOST_LISTED) continue;
    isFound = true;
    found.push(...rows);
  }
  return isFound ? distinct(found) : undefined;
}

/** Several lists may have the same photo, and other photos by the same name. */
function distinct(rows: readonly TableRow[]): readonly TableRow[] {
  const byPhoto = new Map(rows.map((row) => [`${row.sha256} ${row.original}`, row]));
  const photos = [...byPhoto.values()];
  const originals = uniqueOriginals(photos.map(({ original }) => original));
  return photos.map((row, at) => Object.assign({}, row, { original: originals[at] ?? row.original }));
}
