import type { Coordinates } from '../takeout/coordinates.ts';
import {
  MAP_CUT_ROOM,
  MAP_CUTS,
  MAP_LEAST_COSINE,
  MAP_LEAST_DEGREES,
  MAP_MARGIN,
  MAP_WORLD_FROM_DEGREES,
  MAP_WORLD_LATITUDES,
} from './limits.ts';

/** The part of the world that a map shows, in degrees. `east` is more than 180 if it continues across the date line. */
export interface MapView {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/**
 * Returns the part of the world with all these points and a margin: if they are all on one side of the world, no more
 * than that, also across the date line.
 *
 * @param points at least one
 * @param aspect its width divided by its height; the map of the whole world has its own
 */
export function mapView(points: readonly Coordinates[], aspect: number): MapView {
  const { west, span } = narrowest(points.map(({ longitude }) => longitude));
  if (span > MAP_WORLD_FROM_DEGREES) return worldView(points);
  const latitudes = points.map(({ latitude }) => latitude);
  const [south, north] = [least(latitudes), most(latitudes)];
  const middle = (south + north) / 2;
  const cosine = cosineAt(middle);
  const room = 1 + 2 * MAP_MARGIN;
  // In degrees of longitude, all equally wide on one map.
  const wanted = Math.max(MAP_LEAST_DEGREES, span * room, ((north - south) * room * aspect) / cosine);
  if (wanted > 360) return worldView(points);
  const high = (wanted / aspect) * cosine;
  const centre = Math.max(-90 + high / 2, Math.min(90 - high / 2, middle));
  const from = west + span / 2 - wanted / 2;
  return { west: from, east: from + wanted, south: centre - high / 2, north: centre + high / 2 };
}

/** The whole world, cut where no photo is near: at 180°, else through the Bering Strait, else in the Atlantic. */
function worldView(points: readonly Coordinates[]): MapView {
  const apart = (west: number) =>
    least(points.map(({ longitude }) => Math.abs(longitudeIn({ west: west - 180 }, longitude) - west)));
  const [first] = MAP_CUTS;
  const west = MAP_CUTS.find((cut) => apart(cut) >= MAP_CUT_ROOM) ?? first;
  return { west, east: west + 360, ...MAP_WORLD_LATITUDES };
}

/** A map's drawing on a surface: its height, and the position of a place. Degrees of longitude are equally wide. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** Pixels per degree of longitude. */
  readonly scale: number;
  /** From the upper left; a place west of the view is drawn east of it if it is visible there. */
  readonly at: (longitude: number, latitude: number) => readonly [x: number, y: number];
}

/** Projects a view to a width of `width`. */
export function projectionOf({ west, east, south, north }: MapView, width: number): Projection {
  const scale = width / (east - west);
  const tall = scale / cosineAt((south + north) / 2);
  return {
    width,
    height: (north - south) * tall,
    scale,
    at: (longitude, latitude) => [(longitude - west) * scale, (north - latitude) * tall],
  };
}

/** A longitude as the view counts it: between its west and 360° east of that. */
export function longitudeIn({ west }: Pick<MapView, 'west'>, longitude: number): number {
  return west + ((((longitude - west) % 360) + 360) % 360);
}

function cosineAt(latitude: number): number {
  return Math.max(MAP_LEAST_COSINE, Math.cos((latitude * Math.PI) / 180));
}

/** The narrowest range of longitudes with all of these: the complement of the widest gap. */
function narrowest(longitudes: readonly number[]): { readonly west: number; readonly span: number } {
  const sorted = longitudes.toSorted((one, other) => one - other);
  const [first = 0] = sorted;
  let best = { west: first, gap: first + 360 - (sorted.at(-1) ?? first) };
  for (const [at, east] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before !== undefined && east - before > best.gap) best = { west: east, gap: east - before };
  }
  return { west: best.west, span: 360 - best.gap };
}

// Not Math.min(...): ten thousand points would be as many arguments.
function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Infinity);
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), -Infinity);
}
