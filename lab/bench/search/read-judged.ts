import { basename } from 'node:path';
import { splitPath } from '../../../shared/core/naming/folder-path.ts';
import { readListTable } from '../../../shared/core/lists/list-table.ts';
import type { JudgedPhoto } from './measure.ts';

/** A manifest's data of a photo; its fields depend on the set. */
interface Entry {
  readonly file: string;
  readonly expected_category?: string;
  readonly category?: string;
  readonly acceptable_categories?: readonly string[];
  readonly label?: string;
  readonly labels?: readonly string[];
  readonly captions?: readonly string[];
  readonly words_any?: readonly string[];
}

/**
 * Returns the placed photos, with what people know of them; those in no manifest are left out.
 *
 * @param table the `where-my-pix.csv` of an organized folder
 * @param manifest an array of entries, in JSON
 */
export function readJudged(table: string, manifest: string): JudgedPhoto[] {
  const entries = new Map((JSON.parse(manifest) as Entry[]).map((entry) => [basename(entry.file), entry]));
  const rows = readListTable(table);
  if (!rows) throw new Error('The table has an unknown form.');
  return rows.flatMap(({ path, original, description, category, concepts, isPlaced }): JudgedPhoto[] => {
    const entry = entries.get(basename(original));
    if (!entry || !isPlaced) return [];
    const { folder, fileName } = splitPath(path);
    const { label, labels = [], captions = [], words_any: words = [] } = entry;
    const first = entry.expected_category ?? entry.category;
    return [
      {
        id: original,
        name: fileName,
        description,
        category,
        folder: folder.join('/'),
        concepts,
        hasCaptions: captions.length > 0,
        truth: [...(first === undefined ? [] : [first]), ...(entry.acceptable_categories ?? [])],
        texts: [...(label === undefined ? [] : [label]), ...labels, ...captions, ...words],
      },
    ];
  });
}
