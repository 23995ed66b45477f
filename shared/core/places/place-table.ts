import type { Place } from './place.ts';
import {
  PLACE_LANGUAGES,
  PLACES_MARK,
  REACH_KM,
  ROWS,
  ROWS_PER_DEGREE,
  STEPS_PER_DEGREE,
} from './place-format.ts';

/** The cities and villages of the world, row by row, in each row from west to east; see `place-format.ts`. */
export interface PlaceTable {
  /** The index of each row's first city, then the number of all cities. */
  readonly rowStarts: Uint32Array;
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** How far each city reaches from its center, in kilometers; see `placeOf`. */
  readonly reaches: Float64Array;
  /** The index of each city's country in `countryCodes`. */
  readonly countries: Uint8Array;
  readonly countryCodes: readonly string[];
  /** In UTF-8; a city's name ends one byte before the next one starts. */
  readonly names: Uint8Array;
  readonly nameStarts: Uint32Array;
}

const LINE_FEED = 10;

/**
 * Reads the place data, which the host has loaded.
 *
 * @param bytes shared/places/cities.bin
 * @throws {Error} if they are anything else, or incomplete
 */
export function readPlaceTable(bytes: Uint8Array): PlaceTable {
  const mark = bytes.subarray(0, PLACES_MARK.length);
  if (String.fromCharCode(...mark) !== PLACES_MARK) throw new Error('The place data has another version.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PLACES_MARK.length;
  const next = (length: number): number => {
    const from = at;
    at += length;
    if (at > bytes.length) throw new Error('The place data is incomplete.');
    return from;
  };
  const column = (length: number): Uint8Array => bytes.subarray(next(length), at);

  const count = view.getUint32(next(4), true);
  const codes = view.getUint32(next(4), true);
  const letters = column(codes * 2);
  const countryCodes = Array.from({ length: codes }, (_, code) =>
    String.fromCharCode(...letters.subarray(code * 2, code * 2 + 2)),
  );
  const rowStarts = new Uint32Array(ROWS + 1);
  for (let row = 0; row < ROWS; row += 1) {
    rowStarts[row + 1] = (rowStarts[row] ?? 0) + view.getUint16(next(2), true);
  }
  if (rowStarts[ROWS] !== count) throw new Error('The place data is damaged.');

  const steps = column(count);
  const latitudes = new Float64Array(count);
  const longitudes = new Float64Array(count);
  for (let row = 0; row < ROWS; row += 1) {
    let east = 0;
    for (let city = rowStarts[row] ?? 0; city < (rowStarts[row + 1] ?? 0); city += 1) {
      latitudes[city] = row / ROWS_PER_DEGREE - 90 + ((steps[city] ?? 0) + 0.5) / STEPS_PER_DEGREE;
      for (let factor = 1, byte = 128; byte >= 128; factor *= 128) {
        byte = bytes[next(1)] ?? 0;
        east += (byte % 128) * factor;
      }
      longitudes[city] = east / STEPS_PER_DEGREE - 180;
    }
  }
  const reaches = Float64Array.from(column(count), (units) => units * REACH_KM);
  const countries = column(count);
  const names = bytes.subarray(at);
  return {
    rowStarts,
    latitudes,
    longitudes,
    reaches,
    countries,
    countryCodes,
    names,
    nameStarts: startsOf(names, count),
  };
}

/** Returns the names of the city at an index. */
export function cityNames({ names, nameStarts }: PlaceTable, city: number): Pick<Place, 'city' | 'names'> {
  const own = names.subarray(nameStarts[city], (nameStarts[city + 1] ?? 0) - 1);
  // The core has no TextDecoder.
  const text = decodeURIComponent(
    Array.from(own, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  const [name = '', ...others] = text.split('\t');
  const differing = PLACE_LANGUAGES.flatMap((language, at) => (others[at] ? [[language, others[at]]] : []));
  return { city: name, ...(differing.length > 0 ? { names: Object.fromEntries(differing) } : {}) };
}

/** Where each name begins, then where one after the last would. */
function startsOf(names: Uint8Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  let found = 1;
  for (let at = names.indexOf(LINE_FEED); at >= 0 && found < count; at = names.indexOf(LINE_FEED, at + 1)) {
    starts[found] = at + 1;
    found += 1;
  }
  if (found < count) throw new Error('The place data is incomplete.');
  starts[count] = names.length + 1;
  return starts;
}
