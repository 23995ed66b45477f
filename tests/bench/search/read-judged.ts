import { basename } from 'node:path';
import { splitPath } from '#core/folder-path.ts';
import type { JudgedPhoto } from './measure.ts';

/** A line of the command line's JSON, as far as it is searched. */
interface Line {
  readonly file: string;
  readonly path?: string;
  readonly description?: string;
  readonly category?: string;
}

/** What a manifest says of a photo; which fields there are depends on the set. */
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
 * The photos that were placed, with what people know of them; those that no manifest names are left out.
 *
 * @param lines of `--json`
 * @param manifest an array of entries, in JSON
 */
export function readJudged(lines: string, manifest: string): JudgedPhoto[] {
  const entries = new Map((JSON.parse(manifest) as Entry[]).map((entry) => [basename(entry.file), entry]));
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .flatMap(({ file, path, description, category }): JudgedPhoto[] => {
      const entry = entries.get(basename(file));
      if (!entry || path === undefined) return [];
      const { folder, fileName } = splitPath(path);
      const { label, labels = [], captions = [], words_any: words = [] } = entry;
      const first = entry.expected_category ?? entry.category;
      return [
        {
          id: file,
          name: fileName,
          description,
          category,
          folder: folder.join('/'),
          truth: [...(first === undefined ? [] : [first]), ...(entry.acceptable_categories ?? [])],
          texts: [...(label === undefined ? [] : [label]), ...labels, ...captions, ...words],
        },
      ];
    });
}
