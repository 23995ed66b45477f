import type { OtherLanguage } from '../wording/other-language.ts';

/**
 * How shared/places/cities.bin is laid out. All numbers are little-endian; each part follows the one before.
 *
 * 1. {@link PLACES_MARK}, so that the data says itself where it comes from.
 * 2. The number of cities, and that of countries, 32 bits each.
 * 3. The countries' codes, two letters each.
 * 4. The number of cities in each row, 16 bits each. A row is half a degree of latitude, from south to north.
 * 5. The cities from row to row, and in each row from west to east, a column at a time: the latitude within the row in
 *    steps, a byte each; the steps of longitude since the city before, the first from 180° west, seven bits a byte with
 *    the lowest first and 128 added to all but the last; the reach in {@link REACH_KM}, a byte each; the index of the
 *    country, a byte each.
 * 6. The names in UTF-8, each but the last with a line feed after it. A city that has another name in one of
 *    {@link PLACE_LANGUAGES} has a tab before each of these, in their order; it is empty where the name is the same.
 */
export const PLACES_MARK = 'Place names: GeoNames (https://www.geonames.org), CC BY 4.0. Version 2.\n';

/** The languages in which cities have names of their own, in the order of the file. */
export const PLACE_LANGUAGES = ['de', 'es', 'fr', 'ja'] as const satisfies readonly OtherLanguage[];

export const ROWS_PER_DEGREE = 2;
export const ROWS = 180 * ROWS_PER_DEGREE;
/** A step is 0.01°, at most a kilometer. */
export const STEPS_PER_DEGREE = 100;
/** The unit of a city's reach, in kilometers. */
export const REACH_KM = 0.2;
