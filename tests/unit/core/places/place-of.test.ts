import { describe, expect, it } from 'vitest';
import { placeOf } from '#core/places/place-of.ts';
import { HELD_BACK } from './held-back-table.ts';
import { type Landmark, LANDMARKS } from './landmarks-table.ts';
import { storedPlaces } from './stored-places.ts';

function at(latitude: number, longitude: number) {
  return placeOf(storedPlaces, { latitude, longitude });
}

function wrong(landmarks: readonly Landmark[]): string[] {
  return landmarks.flatMap(([what, latitude, longitude, ...cities]) => {
    const { city = 'nowhere' } = at(latitude, longitude) ?? {};
    return cities.includes(city) ? [] : [`${what}: ${city}`];
  });
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
    expect(at(latitude, longitude)).toEqual({ city, countryCode });
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
