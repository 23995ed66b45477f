import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#core/places/distance.ts';

const LISBON = { latitude: 38.7167, longitude: -9.1333 };

describe('the distance between two places', () => {
  it.each([
    ['Porto', { latitude: 41.1496, longitude: -8.611 }, 274],
    ['Sydney', { latitude: -33.8688, longitude: 151.2093 }, 18_180],
    ['the other end of the globe', { latitude: -38.7167, longitude: 170.8667 }, 20_015],
    ['itself', LISBON, 0],
  ])('is known from Lisbon to %s', (_where, there, kilometres) => {
    expect(Math.abs(kilometresBetween(LISBON, there) - kilometres)).toBeLessThanOrEqual(kilometres / 200);
    expect(kilometresBetween(there, LISBON)).toBeCloseTo(kilometresBetween(LISBON, there), 6);
  });

  it('takes the short way across the antimeridian and over a pole', () => {
    const across = kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
    expect(across).toBeCloseTo(111.195, 2);
    const over = kilometresBetween({ latitude: 89.5, longitude: 10 }, { latitude: 89.5, longitude: -170 });
    expect(over).toBeCloseTo(111.195, 2);
  });
});
