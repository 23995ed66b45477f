import { describe, expect, it } from 'vitest';
import { landPath, mapDots } from '#core/statistics/draw-map.ts';
import { MAP_LEAST_DEGREES } from '#core/statistics/limits.ts';
import { longitudeIn, mapView, projectionOf } from '#core/statistics/map-view.ts';
import { readOutline } from '#core/statistics/read-outline.ts';
import { WORLD_OUTLINE } from '#core/statistics/world-outline.ts';

const LISBON = { latitude: 38.71, longitude: -9.14 };
const FIJI = { latitude: -18.14, longitude: 178.44 };
const SAMOA = { latitude: -13.83, longitude: -171.77 };
const NEW_YORK = { latitude: 40.71, longitude: -74 };
const TROMSO = { latitude: 69.65, longitude: 18.96 };
const CAPE_TOWN = { latitude: -33.92, longitude: 18.42 };
const SYDNEY = { latitude: -33.87, longitude: 151.21 };

const ASPECT = 2;

/** Whether all points are on the map, with pixels of equal width. */
const isAllOnMap = (points: readonly (typeof LISBON)[]) => {
  const view = mapView(points, ASPECT);
  const { width, height, at } = projectionOf(view, 600);
  return points.every(({ latitude, longitude }) => {
    const [x, y] = at(longitudeIn(view, longitude), latitude);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  });
};

describe('the part of the world on a map', () => {
  it.each([
    ['one place', [LISBON]],
    ['two sides of the date line', [FIJI, SAMOA]],
    ['two sides of the Atlantic', [LISBON, NEW_YORK]],
    ['the far north and the south', [TROMSO, CAPE_TOWN]],
    ['the whole world', [LISBON, NEW_YORK, SYDNEY, FIJI]],
    ['the South Pole', [{ latitude: -90, longitude: 10 }]],
  ])('contains all points: %s', (_, points) => {
    expect(isAllOnMap(points)).toBe(true);
  });

  it('is no narrower than a country and its neighbors', () => {
    const { west, east } = mapView([LISBON], ASPECT);
    expect(east - west).toBeCloseTo(MAP_LEAST_DEGREES);
  });

  it('continues across the date line instead of around the world', () => {
    const { west, east } = mapView([FIJI, SAMOA], ASPECT);
    expect(east - west).toBeLessThan(40);
    expect(east).toBeGreaterThan(180);
  });

  it('is the whole world if photos are all around it', () => {
    expect(mapView([LISBON, NEW_YORK, SYDNEY], ASPECT)).toMatchObject({ west: -180, east: 180 });
  });

  it('splits the whole world where no photo is near', () => {
    const { west, east } = mapView([LISBON, FIJI], ASPECT);
    expect({ west, east }).toEqual({ west: -169, east: 191 });
    expect(isAllOnMap([LISBON, FIJI])).toBe(true);
  });

  it('has the requested aspect ratio', () => {
    for (const points of [[LISBON], [FIJI, SAMOA], [TROMSO, CAPE_TOWN]]) {
      const { width, height } = projectionOf(mapView(points, ASPECT), 600);
      expect(width / height).toBeCloseTo(ASPECT);
    }
  });
});

describe('a map’s dots', () => {
  const view = mapView([LISBON, NEW_YORK], ASPECT);
  const projection = projectionOf(view, 600);
  const dotsOf = (...points: readonly (typeof LISBON & { readonly photos: number })[]) =>
    mapDots(points, view, projection);

  it('are larger for more photos, with small ones on top', () => {
    const [most, least] = dotsOf({ ...LISBON, photos: 3 }, { ...NEW_YORK, photos: 400 });
    expect(most?.photos).toBe(400);
    expect(most?.radius).toBeGreaterThan(2 * (least?.radius ?? 0));
  });

  it('merge if they would overlap', () => {
    const dots = dotsOf({ ...LISBON, photos: 3 }, { latitude: 38.72, longitude: -9.15, photos: 4 });
    expect(dots.map(({ photos }) => photos)).toEqual([7]);
  });

  it('are all equal, and small, if each is one photo', () => {
    const [one, other] = dotsOf({ ...LISBON, photos: 1 }, { ...NEW_YORK, photos: 1 });
    expect(one?.radius).toBe(other?.radius);
  });
});

describe('the outline of the world', () => {
  const rings = readOutline(WORLD_OUTLINE);
  /** By the even number of crossings; see https://wrf.ecse.rpi.edu/Research/Short_Notes/pnpoly.html. */
  const isLand = (latitude: number, longitude: number) => {
    let crossings = 0;
    for (const ring of rings) {
      for (let at = 0; at < ring.length; at += 2) {
        const [x1 = 0, y1 = 0] = [ring[at], ring[at + 1]];
        const [x2 = 0, y2 = 0] = [ring[(at + 2) % ring.length], ring[(at + 3) % ring.length]];
        if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) {
          crossings += 1;
        }
      }
    }
    return crossings % 2 === 1;
  };

  it.each([
    ['Madrid', 40.4, -3.7],
    ['Denver', 39.7, -105],
    ['Alice Springs', -23.7, 133.9],
    ['Kigali', -1.95, 30.06],
    ['the South Pole', -89, 0],
    ['Hokkaido', 43.5, 142.8],
    ['Iceland', 64.8, -18.5],
  ])('has land at %s', (_, latitude, longitude) => {
    expect(isLand(latitude, longitude)).toBe(true);
  });

  it.each([
    ['the Atlantic', 30, -40],
    ['the Mediterranean', 38, 5],
    ['the Caspian Sea', 41, 50.8],
    ['the Pacific', 0, -150],
    ['the North Pole', 89, 0],
  ])('has water in %s', (_, latitude, longitude) => {
    expect(isLand(latitude, longitude)).toBe(false);
  });

  it('is drawn only where the map shows it', () => {
    const whole = landPath(
      rings,
      { west: -180, east: 180, south: -90, north: 90 },
      projectionOf({ west: -180, east: 180, south: -90, north: 90 }, 600),
    );
    const view = mapView([FIJI], ASPECT);
    const part = landPath(rings, view, projectionOf(view, 600));
    expect(part).toMatch(/^M[\d.-]+ [\d.-]+L/u);
    expect(part.length).toBeLessThan(whole.length / 4);
  });
});
