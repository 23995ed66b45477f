import { MAP_DOT } from './limits.ts';
import { longitudeIn, type MapView, type Projection } from './map-view.ts';
import type { PointFigure } from './places-of.ts';
import type { OutlineRing } from './read-outline.ts';

/** Points closer to the previous one than this aren't drawn, in pixels. */
const DETAIL_PX = 0.6;

/** Returns the land of a view as the path of an SVG or a canvas, in pixels of its projection. */
export function landPath(rings: readonly OutlineRing[], view: MapView, projection: Projection): string {
  // A view across the date line also shows land whose longitudes are a turn less.
  const turns = [-360, 0, 360];
  return rings
    .flatMap((ring) =>
      turns.map((turn) => (isInView(ring, turn, view) ? ringPath(ring, turn, view, projection) : '')),
    )
    .join('');
}

function isInView(ring: OutlineRing, turn: number, { west, east, south, north }: MapView): boolean {
  let [ringWest, ringEast, ringSouth, ringNorth] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    const [longitude = 0, latitude = 0] = [ring[at], ring[at + 1]];
    ringWest = Math.min(ringWest, longitude + turn);
    ringEast = Math.max(ringEast, longitude + turn);
    ringSouth = Math.min(ringSouth, latitude);
    ringNorth = Math.max(ringNorth, latitude);
  }
  return ringWest < east && ringEast > west && ringSouth < north && ringNorth > south;
}

/** Drops most points out of sight: those between two beyond the same edge. */
function ringPath(ring: OutlineRing, turn: number, view: MapView, { at: placeOf }: Projection): string {
  let path = '';
  let [beforeX, beforeY, beforeBeyond] = [Infinity, Infinity, 0];
  let beyond = beyondOf(ring, 0, turn, view);
  for (let at = 0; at < ring.length; at += 2) {
    const next = beyondOf(ring, (at + 2) % ring.length, turn, view);
    const isOutOfSight = (beforeBeyond & beyond & next) !== 0;
    const [x, y] = placeOf((ring[at] ?? 0) + turn, ring[at + 1] ?? 0);
    const isDetail = Math.abs(x - beforeX) < DETAIL_PX && Math.abs(y - beforeY) < DETAIL_PX;
    if (!isOutOfSight && !isDetail) {
      path += `${path === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      [beforeX, beforeY, beforeBeyond] = [x, y, beyond];
    }
    beyond = next;
  }
  return `${path}Z`;
}

/** The edges of the view that a point of a ring is beyond: one bit for each. */
function beyondOf(
  ring: OutlineRing,
  at: number,
  turn: number,
  { west, east, south, north }: MapView,
): number {
  const [longitude, latitude] = [(ring[at] ?? 0) + turn, ring[at + 1] ?? 0];
  return (
    (longitude < west ? 1 : 0) |
    (longitude > east ? 2 : 0) |
    (latitude < south ? 4 : 0) |
    (latitude > north ? 8 : 0)
  );
}

/** A dot of the map, in pixels of its projection. */
export interface MapDot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly photos: number;
}

/**
 * Returns the dots of a map, the largest first. Areas are proportional to the numbers of photos, and overlapping dots
 * are merged.
 */
export function mapDots(points: readonly PointFigure[], view: MapView, projection: Projection): MapDot[] {
  const { width, at: placeOf } = projection;
  const apart = MAP_DOT.least * width * 2;
  const dots: { x: number; y: number; photos: number }[] = [];
  const cells = new Map<string, (typeof dots)[number]>();
  for (const { longitude, latitude, photos } of points.toSorted((one, other) => other.photos - one.photos)) {
    const [x, y] = placeOf(longitudeIn(view, longitude), latitude);
    const key = `${Math.round(x / apart)} ${Math.round(y / apart)}`;
    const known = cells.get(key);
    if (known) known.photos += photos;
    else {
      const dot = { x, y, photos };
      cells.set(key, dot);
      dots.push(dot);
    }
  }
  const mostPhotos = dots.reduce((most, { photos }) => Math.max(most, photos), 1);
  const radiusOf = (photos: number) =>
    width *
    (MAP_DOT.least + (MAP_DOT.most - MAP_DOT.least) * Math.sqrt((photos - 1) / Math.max(1, mostPhotos - 1)));
  return dots
    .map(({ x, y, photos }) => ({ x, y, photos, radius: radiusOf(photos) }))
    .toSorted((one, other) => other.radius - one.radius);
}
