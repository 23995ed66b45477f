import { uniqueOriginals } from '#core/lists/listed-photo.ts';
import { readPhotoTable, type TableRow } from '#core/lists/photo-table.ts';
import { isTableName } from '#core/lists/top-names.ts';
import { MOST_FILES, MOST_LIST_BYTES } from './limits.ts';
import type { StoredFile } from './stored-file.ts';

export interface FoundList {
  readonly rows: readonly TableRow[];
  /** The folder that the list lies in, with a slash behind it; paths in the list begin there. */
  readonly within: string;
}

/**
 * The list of the photos, at the top or, where the ZIP was packed anew with a folder around it, as far up as there is one.
 * A folder that photos were put into several times has several, which are read as one.
 *
 * @returns undefined if there is none, or none that can be read
 */
export async function findList(files: readonly StoredFile[]): Promise<FoundList | undefined> {
  const tables = files
    .map((file) => ({ file, within: file.path.slice(0, file.path.lastIndexOf('/') + 1) }))
    .filter(({ file, within }) => isTableName(file.path.slice(within.length)))
    .toSorted((one, other) => one.within.split('/').length - other.within.split('/').length);
  const found: TableRow[] = [];
  let top: string | undefined;
  for (const { file, within } of tables) {
    if (top !== undefined && within !== top) break;
    const rows = readPhotoTable(await textOf(file));
    if (!rows || found.length + rows.length > MOST_FILES) continue;
    top = within;
    found.push(...rows);
  }
  return top === undefined ? undefined : { rows: distinct(found), within: top };
}

/** Several lists may have the same photo, and other photos by the same name. */
function distinct(rows: readonly TableRow[]): readonly TableRow[] {
  const byPhoto = new Map(rows.map((row) => [`${row.sha256} ${row.original}`, row]));
  const photos = [...byPhoto.values()];
  const originals = uniqueOriginals(photos.map(({ original }) => original));
  return photos.map((row, at) => Object.assign({}, row, { original: originals[at] ?? row.original }));
}

/** Empty if it cannot be read. */
async function textOf({ sizeBytes, read }: StoredFile): Promise<string> {
  if (sizeBytes > MOST_LIST_BYTES) return '';
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of read()) pieces.push(piece);
  } catch {
    return '';
  }
  return Buffer.concat(pieces).toString('utf8');
}
