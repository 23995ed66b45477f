import { describe, expect, it } from 'vitest';
import { PLACES_MARK } from '#core/places/place-format.ts';
import { cityNames, readPlaceTable } from '#core/places/place-table.ts';
import { storedPlaceBytes, storedPlaces } from './stored-places.ts';

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
      const { city: own, names = {} } = cityNames(storedPlaces, city);
      for (const name of [own, ...Object.values(names)]) expect(name).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
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
