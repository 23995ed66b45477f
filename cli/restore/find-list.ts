import { isWholeCsv } from '#core/lists/csv.ts';
import { joinedRows } from '#core/lists/joined-rows.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import type { TableRow } from '#core/lists/listed-facts.ts';
import { isTableName } from '#core/lists/top-names.ts';
import { pushTo } from '#core/push-to.ts';
import type { StoredFile } from './stored-file.ts';

export interface FoundList {
  readonly rows: readonly TableRow[];
  /** The list's folder, with a trailing slash; paths in the list are relative to it. */
  readonly within: string;
  /** Whether a list ends too early or has no photo, so that photos may be missing from the rows. */
  readonly isDamaged: boolean;
}

/**
 * Finds the list of the photos, at the top or, if the ZIP was repacked with a folder around it, as far up as there is
 * one. A folder with several runs has several, which are read as one.
 *
 * @returns undefined if there is no readable one
 */
export async function findList(files: readonly StoredFile[]): Promise<FoundList | undefined> {
  const tables = files
    .map((file) => ({ file, within: file.path.slice(0, file.path.lastIndexOf('/') + 1) }))
    .filter(({ file, within }) => isTableName(file.path.slice(within.length)))
    .toSorted((one, other) => one.within.split('/').length - other.within.split('/').length);
  const byFolder = new Map<string, StoredFile[]>();
  for (const { file, within } of tables) pushTo(byFolder, within, file);
  for (const [within, lists] of byFolder) {
    let isDamaged = false;
    const reads = lists.map((list) => async () => {
      const text = await textOf(list);
      isDamaged ||= !isWholeCsv(text);
      return text;
    });
    const rows = await joinedRows(reads);
    if (rows) return { rows, within, isDamaged: isDamaged || rows.length === 0 };
  }
  return undefined;
}

/** Empty if it can't be read. */
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
