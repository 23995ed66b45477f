import { collisionKey } from '../naming/archive-path.ts';

/** The files at the top of a ZIP, next to the folders. */
export const TOP_NAMES = {
  page: 'Where My Pix.html',
  table: 'where-my-pix.csv',
  sums: 'SHA256SUMS',
} as const;

export type TopNames = Readonly<Record<keyof typeof TOP_NAMES, string>>;

/**
 * Returns the names of the top-level files. A folder that has one of them keeps it, and the file gets a number:
 * `where-my-pix-2.csv`.
 *
 * @param paths of the photos
 */
export function topNames(paths: readonly string[]): TopNames {
  const taken = new Set(paths.map((path) => collisionKey(path.split('/')[0] ?? '')));
  const free = (name: string) => {
    for (let number = 1; ; number += 1) {
      const numbered = withEnding(name, number === 1 ? '' : `-${number}`);
      if (!taken.has(collisionKey(numbered))) return numbered;
    }
  };
  return namesBy(free);
}

/** Returns the names of the files that share a table's number. @param table see {@link isTableName} */
export function namesOfTable(table: string): TopNames {
  const ending = /-\d+(?=\.csv$)/i.exec(table)?.[0] ?? '';
  return { ...namesBy((name) => withEnding(name, ending)), table };
}

function namesBy(nameOf: (name: string) => string): TopNames {
  const names = Object.entries(TOP_NAMES).map(([list, name]) => [list, nameOf(name)] as const);
  // Each list has a name.
  return Object.fromEntries(names) as TopNames;
}

/** `where-my-pix-2.csv` */
function withEnding(name: string, ending: string): string {
  return name.replace(/(?=\.\w+$)|$/, ending);
}

/** Returns whether a file is one of our lists, by its name. */
export function isTopName(name: string): boolean {
  const own = name.replace(name.includes('.') ? /-\d+(?=\.\w+$)/ : /-\d+$/, '').toLowerCase();
  return Object.values(TOP_NAMES).some((one) => one.toLowerCase() === own);
}

/** Returns whether a file at the top of a ZIP is a photo table, by its name. */
export function isTableName(name: string): boolean {
  return /^where-my-pix(?:-\d+)?\.csv$/i.test(name);
}
