import { collisionKey } from '../naming/archive-path.ts';

/** What lies at the top of a ZIP beside the folders. */
export const TOP_NAMES = {
  page: 'Where My Pix.html',
  table: 'where-my-pix.csv',
  sums: 'SHA256SUMS',
} as const;

export type TopNames = Readonly<Record<keyof typeof TOP_NAMES, string>>;

/**
 * The names of the files at the top. A folder that a person gave one of them keeps it, and the file gets a number:
 * `where-my-pix-2.csv`.
 *
 * @param paths of the photos
 */
export function topNames(paths: readonly string[]): TopNames {
  const taken = new Set(paths.map((path) => collisionKey(path.split('/')[0] ?? '')));
  const free = (name: string) => {
    const [, stem = name, extension = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
    for (let number = 1; ; number += 1) {
      const numbered = number === 1 ? name : `${stem}-${number}${extension}`;
      if (!taken.has(collisionKey(numbered))) return numbered;
    }
  };
  return { page: free(TOP_NAMES.page), table: free(TOP_NAMES.table), sums: free(TOP_NAMES.sums) };
}

/** Whether a file is one of ours and no photo, by its name. */
export function isTopName(name: string): boolean {
  return isTableName(name) || /^(?:Where My Pix(?:-\d+)?\.html|SHA256SUMS(?:-\d+)?)$/i.test(name);
}

/** Whether a file at the top of a ZIP is a table of its photos, by its name. */
export function isTableName(name: string): boolean {
  return /^where-my-pix(?:-\d+)?\.csv$/i.test(name);
}
