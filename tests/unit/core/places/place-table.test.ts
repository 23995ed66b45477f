import { describe, expect, it } from 'vitest';
import { PLACES_MARK } from '#core/places/place-format.ts';
import { placeOf } from '#core/places/place-of.ts';
import { cityName, readPlaceTable } from '#core/places/place-table.ts';
import { chooseCities } from '../../../../scripts/build-places/choose-cities.ts';
import { packPlaces } from '../../../../scripts/build-places/pack-places.ts';
import { storedPlaceBytes, storedPlaces } from './stored-places.ts';

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

describe('the places data', () => {
  it('names its own source', () => {
    expect(PLACES_MARK).toContain('GeoNames');
    expect(PLACES_MARK).toContain('CC BY 4.0');
    expect(Buffer.from(storedPlaceBytes()).toString('latin1')).toMatch(/^Place names: GeoNames/);
  });

  it('has a name on one line, and a known country, for every city', () => {
    const countries = new Intl.DisplayNames(['en'], { type: 'region' });
    const unknown = storedPlaces.countryCodes.filter((code) => countries.of(code) === code);
    expect(unknown).toEqual([]);
    for (let city = 0; city < storedPlaces.latitudes.length; city += 1) {
      expect(cityName(storedPlaces, city)).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    }
  });

  it.each([
    ['of another version', (bytes: Uint8Array) => bytes.fill(0, 0, 10)],
    ['truncated in the first part', (bytes: Uint8Array) => bytes.subarray(0, 100)],
    ['truncated in the rows', (bytes: Uint8Array) => bytes.subarray(0, 900)],
    ['truncated in the middle', (bytes: Uint8Array) => bytes.subarray(0, 200_000)],
    ['empty', () => new Uint8Array()],
  ])('is not read if it is %s', (_how, damage) => {
    expect(() => readPlaceTable(damage(storedPlaceBytes()))).toThrow(/^The place data/);
  });

  it('is read from the middle of a larger block of memory', () => {
    const bytes = storedPlaceBytes();
    const block = new Uint8Array(bytes.length + 5);
    block.set(bytes, 5);
    expect(readPlaceTable(block.subarray(5)).countryCodes).toEqual(storedPlaces.countryCodes);
  });
});

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
