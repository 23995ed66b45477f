import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../shared/core/places/place-of.ts';
import { readPlaceTable } from '../../../shared/core/places/place-table.ts';
import { chooseCities } from '../../build-places/choose-cities.ts';
import { packPlaces } from '../../build-places/pack-places.ts';

const CITY = {
  name: 'Alt',
  country: 'AA',
  featureCode: 'PPL',
  population: 1000,
  latitude: 50,
  longitude: 10,
};

/** The place found at coordinates among these cities. */
function found(cities: readonly (typeof CITY)[], latitude: number, longitude: number) {
  const table = readPlaceTable(packPlaces(chooseCities(cities)));
  return placeOf(table, { latitude, longitude });
}

describe('a packed city', () => {
  it.each([
    ['in the far south', -89.99, -179.99],
    ['in the far north', 89.99, 179.99],
    ['at 180° east', 12.3, 180],
    ['where a row begins', 50.5, 10],
    ['where a row ends', 50.4999, 10],
    ['north of the equator', 0.004, 10],
  ])('is found again: %s', (_where, latitude, longitude) => {
    const city = { ...CITY, name: 'São João d’El-Rei ☃', latitude, longitude };
    expect(found([city], latitude, longitude)).toEqual({ city: city.name, countryCode: 'AA' });
  });

  it('is found across the antimeridian and over a pole', () => {
    expect(found([{ ...CITY, latitude: -17, longitude: 179.9 }], -17, -179.9)?.city).toBe('Alt');
    expect(found([{ ...CITY, latitude: 89.8, longitude: 0 }], 89.9, 180)?.city).toBe('Alt');
  });

  it('is near up to fifty kilometers, in every direction', () => {
    for (const [north, east] of [
      [0.44, 0],
      [-0.44, 0],
      [0, 0.68],
      [0, -0.68],
    ] as const) {
      expect(found([CITY], 50 + north, 10 + east)?.city).toBe('Alt');
      expect(found([CITY], 50 + north * 1.05, 10 + east * 1.05)).toBeNull();
    }
  });

  it('is near no further than that, however large it is', () => {
    expect(found([{ ...CITY, population: 7_000_000 }], 50.4, 10.6)).toBeNull();
  });

  it('has its name on one line', () => {
    expect(found([{ ...CITY, name: ' Two\nlines\u0007 ' }], 50, 10)?.city).toBe('Two lines');
  });

  it('reaches further the more people it has', () => {
    const large = { ...CITY, name: 'Large', population: 500_000 };
    const town = { ...CITY, name: 'Town', population: 20_000, longitude: 10.3 };
    // 15 km from the one and 6 km from the other; the larger one has a radius of 8 km.
    expect(found([large, town], 50, 10.21)?.city).toBe('Town');
    expect(found([large, town], 50, 10.14)?.city).toBe('Large');
  });

  it('is left out if it is part of another, or a village inside one', () => {
    const large = { ...CITY, name: 'Large', population: 500_000 };
    const part = { ...CITY, name: 'Part', featureCode: 'PPLX', population: 90_000, latitude: 50.2 };
    const village = { ...CITY, name: 'Village', latitude: 50.1 };
    const swallowed = { ...CITY, name: 'Swallowed', population: 30_000, latitude: 50.01 };
    const far = { ...CITY, name: 'Far', latitude: 50.4 };
    const kept = chooseCities([village, part, swallowed, far, large]);
    expect(kept.map(({ name }) => name)).toEqual(['Large', 'Far']);
  });
});
