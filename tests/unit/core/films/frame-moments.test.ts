import { describe, expect, it } from 'vitest';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { frameMoments, isNearMoment } from '#core/films/frame-moments.ts';

describe('frameMoments', () => {
  it('begins at a tenth, a half and nine tenths', () => {
    expect(frameMoments(60).map(([first]) => first)).toEqual([6, 30, 54]);
  });

  it('tries moments within the film, near to the first one, and no more than allowed', () => {
    for (const [first = 0, ...others] of frameMoments(60)) {
      expect(others).toHaveLength(FILM_READING.tries - 1);
      for (const other of others) {
        expect(other).toBeGreaterThan(0);
        expect(other).toBeLessThan(60);
        expect(Math.abs(other - first)).toBeLessThan(6);
      }
    }
  });

  it.each([0, -1, NaN, Infinity])('begins at the start of a film of %d seconds', (seconds) => {
    expect(frameMoments(seconds)).toEqual([[0]]);
  });
});

describe('isNearMoment', () => {
  it('accepts a key frame within a tenth of the film', () => {
    expect(isNearMoment(25, 30, 60)).toBe(true);
    expect(isNearMoment(23, 30, 60)).toBe(false);
  });
});
