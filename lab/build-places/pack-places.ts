import {
  PLACES_MARK,
  REACH_KM,
  ROWS,
  ROWS_PER_DEGREE,
  STEPS_PER_DEGREE,
} from '../../shared/core/places/place-format.ts';
import type { ReachingCity } from './choose-cities.ts';

const MOST_BYTE = 255;

/** Packs cities as `readPlaceTable` reads them; see `place-format.ts`. */
export function packPlaces(cities: readonly ReachingCity[]): Uint8Array {
  const sorted = cities.toSorted(
    (one, other) =>
      rowOf(one) - rowOf(other) || one.longitude - other.longitude || (one.name < other.name ? -1 : 1),
  );
  const codes = [...new Set(sorted.map(({ country }) => country))].toSorted();
  const rows = new Uint16Array(ROWS);
  const longitudes: number[] = [];
  let before = 0;
  for (const city of sorted) {
    const row = rowOf(city);
    if (rows[row] === 0) before = 0;
    rows[row] = (rows[row] ?? 0) + 1;
    const steps = Math.round((city.longitude + 180) * STEPS_PER_DEGREE);
    longitudes.push(...lowestFirst(steps - before));
    before = steps;
  }
  return Buffer.concat([
    Buffer.from(PLACES_MARK, 'latin1'),
    uint32(sorted.length),
    uint32(codes.length),
    Buffer.from(codes.join(''), 'latin1'),
    ...Array.from(rows, uint16),
    Uint8Array.from(sorted, stepWithinRow),
    Uint8Array.from(longitudes),
    Uint8Array.from(sorted, ({ reachKm }) => Math.min(MOST_BYTE, Math.round(reachKm / REACH_KM))),
    Uint8Array.from(sorted, ({ country }) => codes.indexOf(country)),
    Buffer.from(
      sorted.map(({ name, others = [] }) => [name, ...others].map(onOneLine).join('\t')).join('\n'),
    ),
  ]);
}

function rowOf({ latitude }: ReachingCity): number {
  return Math.min(ROWS - 1, Math.floor((latitude + 90) * ROWS_PER_DEGREE));
}

function stepWithinRow(city: ReachingCity): number {
  const degrees = city.latitude + 90 - rowOf(city) / ROWS_PER_DEGREE;
  return Math.min(STEPS_PER_DEGREE / ROWS_PER_DEGREE - 1, Math.floor(degrees * STEPS_PER_DEGREE));
}

/** Seven bits per byte, with 128 added to all but the last. */
function lowestFirst(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...lowestFirst(Math.floor(value / 128))];
}

function onOneLine(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, ' ').trim();
}

function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Uint8Array {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
