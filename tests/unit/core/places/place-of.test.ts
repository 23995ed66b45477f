import { cityIn } from '#core/places/place.ts';
import { LANGUAGES } from '#messages/language.ts';
import { describe, expect, it } from 'vitest';
import { PlaceFinder, placeOf } from '#core/places/place-of.ts';
import { ROWS, ROWS_PER_DEGREE } from '#core/places/place-format.ts';
import type { PlaceTable } from '#core/places/place-table.ts';
import { HELD_BACK } from './held-back-table.ts';
import { type Landmark, LANDMARKS } from './landmarks-table.ts';
import { storedPlaceBytes, storedPlaces } from './stored-places.ts';

function at(latitude: number, longitude: number) {
  return placeOf(storedPlaces, { latitude, longitude });
}

function wrong(landmarks: readonly Landmark[]): string[] {
  return landmarks.flatMap(([what, latitude, longitude, ...cities]) => {
    const { city = 'nowhere' } = at(latitude, longitude) ?? {};
    return cities.includes(city) ? [] : [`${what}: ${city}`];
  });
}

/** A table with a single city, which reaches as far as the smallest. */
function tableOf(latitude: number, longitude: number): PlaceTable {
  const row = Math.floor((latitude + 90) * ROWS_PER_DEGREE);
  return {
    rowStarts: Uint32Array.from({ length: ROWS + 1 }, (_, at) => (at > row ? 1 : 0)),
    latitudes: Float64Array.of(latitude),
    longitudes: Float64Array.of(longitude),
    reaches: Float64Array.of(1),
    countries: Uint8Array.of(0),
    countryCodes: ['AA'],
    names: new TextEncoder().encode('Alt'),
    nameStarts: Uint32Array.of(0, 4),
  };
}

describe('a photo’s place name', () => {
  it('is right for 76 of the 80 landmarks that its constants were chosen on', () => {
    expect(wrong(LANDMARKS)).toEqual([
      'Windsor Castle: Slough',
      'Chichén Itzá: Chichén-Itzá',
      'Hallstatt: Bad Goisern',
      'Geysir: nowhere',
    ]);
  });

  it('is right for 69 of the 81 landmarks that were added later', () => {
    expect(wrong(HELD_BACK)).toHaveLength(81 - 69);
  });

  it.each([
    ['three kilometers from the center', 38.7436, -9.15, 'Lisbon', 'PT'],
    ['at the airport', 38.7742, -9.1342, 'Lisbon', 'PT'],
    ['in a separate town near a city', 48.8049, 2.1204, 'Versailles', 'FR'],
    ['in Kosovo', 42.6629, 21.1655, 'Pristina', 'XK'],
    ['in the far north', 78.22, 15.65, 'Longyearbyen', 'SJ'],
  ])('is a city with its country: %s', (_where, latitude, longitude, city, countryCode) => {
    expect(at(latitude, longitude)).toMatchObject({ city, countryCode });
  });

  it.each([
    ['Munich', 48.1374, 11.5755, ['Munich', 'München', 'Múnich', 'Munich', 'ミュンヘン']],
    ['Lisbon', 38.7436, -9.15, ['Lisbon', 'Lissabon', 'Lisboa', 'Lisbonne', 'リスボン']],
    ['Tokyo', 35.6764, 139.65, ['Tokyo', 'Tokio', 'Tokio', 'Tokyo', '東京']],
    ['Cologne', 50.9413, 6.9583, ['Köln', 'Köln', 'Colonia', 'Cologne', 'ケルン']],
    [
      'a village',
      47.5622,
      13.6493,
      ['Bad Goisern', 'Bad Goisern', 'Bad Goisern', 'Bad Goisern', 'Bad Goisern'],
    ],
  ])('has its names in our languages: %s', (_where, latitude, longitude, names) => {
    const place = at(latitude, longitude)!;
    expect(LANGUAGES.map((language) => cityIn(place, language))).toEqual(names);
    expect(cityIn(place, 'de-AT')).toBe(names[1]);
    expect(cityIn(place, 'constructor')).toBe(names[0]);
  });

  it.each([
    ['0, 0, as cameras and exports write it where they know none', 0, 0],
    ['the open sea', 30, -40],
    ['sixty kilometers off a coast', 38.7, -10.2],
    ['the middle of a desert', 23, 12],
    ['no number', Number.NaN, 10],
    ['an invalid longitude', 10, Number.NaN],
    ['an impossible latitude', 91, 0],
    ['an impossible longitude', 10, 181],
    ['infinity', Infinity, -Infinity],
    ['the North Pole', 90, 0],
    ['the antimeridian in the open sea', 0, 180],
  ])('is missing at %s', (_where, latitude, longitude) => {
    expect(at(latitude, longitude)).toBeNull();
  });

  it('is found across the antimeridian and over a pole', () => {
    const east = tableOf(-17, 179.9);
    expect(placeOf(east, { latitude: -17, longitude: -179.9 })).toEqual({ city: 'Alt', countryCode: 'AA' });
    expect(placeOf(tableOf(-17, -179.9), { latitude: -17, longitude: 179.9 })?.city).toBe('Alt');
    expect(placeOf(tableOf(89.8, 0), { latitude: 89.9, longitude: 180 })?.city).toBe('Alt');
  });

  it('is a city up to fifty kilometers away, in every direction', () => {
    for (const [north, east] of [
      [0.44, 0],
      [-0.44, 0],
      [0, 0.68],
      [0, -0.68],
    ] as const) {
      const city = tableOf(50, 10);
      expect(placeOf(city, { latitude: 50 + north, longitude: 10 + east })?.city).toBe('Alt');
      expect(placeOf(city, { latitude: 50 + north * 1.05, longitude: 10 + east * 1.05 })).toBeNull();
    }
  });

  it('is found everywhere without an error, for ten thousand photos in well under a second', () => {
    const startedMs = performance.now();
    for (let photo = 0; photo < 10_000; photo += 1) {
      at(((photo * 7.3) % 180) - 90, ((photo * 13.7) % 360) - 180);
      // In the rows with the most cities.
      at(35 + ((photo * 0.7) % 20), (photo * 1.3) % 25);
    }
    expect(performance.now() - startedMs).toBeLessThan(2000);
  });
});

describe('PlaceFinder', () => {
  it('loads the places with the first coordinates, once, unless that fails', async () => {
    const seen: string[] = [];
    const places = new PlaceFinder(async () => {
      seen.push('load');
      if (seen.length === 1) throw new Error('no network');
      return storedPlaceBytes();
    });
    expect(seen).toEqual([]);
    const lisbon = { latitude: 38.7223, longitude: -9.1393 };
    await expect(places.at(lisbon)).rejects.toThrow('no network');
    expect(await places.at(lisbon)).toMatchObject({
      ...lisbon,
      place: { city: 'Lisbon', countryCode: 'PT' },
    });
    const atSea = { latitude: 40, longitude: -40 };
    expect(await places.at(atSea)).toEqual(atSea);
    expect(seen).toEqual(['load', 'load']);
  });
});
