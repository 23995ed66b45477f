import { PHONE_FILM } from './companion-tables.ts';
import { isPicture, pairFile } from './pair-directory.ts';
import { companionsIn } from './pairs.ts';

/**
 * Returns the photos of one directory that films there may belong to by their names, so that only these have to be
 * read.
 */
export function liveCandidates(names: readonly string[]): ReadonlySet<string> {
  const leading = new Set<string>();
  for (const [leader, own] of companionsIn(names)) {
    if (!own.some(({ name }) => isPhoneFilm(name))) continue;
    leading.add(leader);
    for (const { name, kind } of own) if (kind === 'edited') leading.add(name);
  }
  const bases = new Set([...leading].map((name) => pairFile(name).base));
  return new Set(
    names.filter((name) => {
      const file = pairFile(name);
      return leading.has(name) || (isPicture(file) && bases.has(file.base));
    }),
  );
}

function isPhoneFilm(name: string): boolean {
  return PHONE_FILM.test(pairFile(name).extension);
}
