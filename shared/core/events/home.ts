import type { Coordinates } from '../takeout/coordinates.ts';
import { kilometresBetween } from '../places/distance.ts';
import { dayOf } from './day.ts';
import type { TimedMoment } from './event.ts';
import { FAR_KM, HOME_CELL_KM, HOME_DAYS, HOME_SPAN_MS } from './limits.ts';

/** Kilometers per degree of latitude. */
const DEGREE_KM = 111.2;

interface Cell {
  readonly days: Set<string>;
  readonly firstMs: number;
  lastMs: number;
  readonly centre: Coordinates;
}

/**
 * Returns where somebody lives or lived: the map cell with photos on the most days, and others with more than half as
 * many. A few days don't make a home: then there is none, and distance makes no trips.
 *
 * @param moments by time
 */
export function homesOf(moments: readonly TimedMoment[]): readonly Coordinates[] {
  const cells = new Map<string, Cell>();
  for (const { coordinates, atMs } of moments) {
    if (!coordinates) continue;
    const { key, centre } = cellOf(coordinates);
    const cell = cells.get(key) ?? { days: new Set<string>(), firstMs: atMs, lastMs: atMs, centre };
    cell.days.add(dayOf(atMs));
    cell.lastMs = atMs;
    cells.set(key, cell);
  }
  const lived = [...cells.values()].filter(
    ({ days, firstMs, lastMs }) => days.size >= HOME_DAYS && lastMs - firstMs >= HOME_SPAN_MS,
  );
  const most = Math.max(0, ...lived.map(({ days }) => days.size));
  return lived.filter(({ days }) => days.size > most / 2).map(({ centre }) => centre);
}

/** Returns whether an event was far from every home: more than half of its photos with a known place were. */
export function isAway(event: readonly TimedMoment[], homes: readonly Coordinates[]): boolean {
  const placed = event.flatMap(({ coordinates }) => coordinates ?? []);
  if (homes.length === 0 || placed.length === 0) return false;
  const away = placed.filter((one) => homes.every((home) => kilometresBetween(home, one) > FAR_KM));
  return away.length > placed.length / 2;
}

/** Cells are as wide as they are high, so they span more degrees toward the poles. */
function cellOf({ latitude, longitude }: Coordinates): {
  readonly key: string;
  readonly centre: Coordinates;
} {
  const high = HOME_CELL_KM / DEGREE_KM;
  const row = Math.floor(latitude / high);
  const middle = Math.min(89.9, Math.max(-89.9, (row + 0.5) * high));
  const wide = high / Math.cos((middle * Math.PI) / 180);
  const column = Math.floor(longitude / wide);
  return { key: `${row} ${column}`, centre: { latitude: middle, longitude: (column + 0.5) * wide } };
}
