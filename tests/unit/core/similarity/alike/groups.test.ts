import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, type Quality } from '#core/similarity/alike/best-of.ts';
import { burstsAmong } from '#core/similarity/alike/bursts.ts';
import { completeGroups } from '#core/similarity/alike/complete-groups.ts';
import type { Shot, ShotSetting } from '#core/similarity/neighbours.ts';

describe('groups', () => {
  it('contain only what is near to everything else in them, so that no chain joins', () => {
    const pairs = [
      { one: 0, other: 1 },
      { one: 1, other: 2 },
      { one: 2, other: 3 },
    ];
    expect(completeGroups(pairs)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('join all that are near to each other', () => {
    const pairs = [
      { one: 4, other: 2 },
      { one: 2, other: 0 },
      { one: 4, other: 0 },
    ];
    expect(completeGroups(pairs)).toEqual([[0, 2, 4]]);
  });

  it('have each item once, and are complete, whatever the pairs', () => {
    const pair = fc.record({ one: fc.nat(8), other: fc.nat(8) }).filter(({ one, other }) => one !== other);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 30 }), (pairs) => {
        const near = new Set(pairs.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
        const groups = completeGroups(pairs);
        const members = groups.flat();
        expect(new Set(members).size).toBe(members.length);
        for (const group of groups)
          for (const one of group)
            for (const other of group) expect(one === other || near.has(`${one} ${other}`)).toBe(true);
      }),
    );
  });
});

describe('the best of a group', () => {
  const plain: Quality = { pixels: 12e6, isCameraFormat: false, hasDate: false, sizeBytes: 3e6, blur: 0.3 };
  it.each<readonly [string, Quality, Quality]>([
    ['has the most pixels', { ...plain, isCameraFormat: true, hasDate: true }, { ...plain, pixels: 13e6 }],
    ['is not almost black', { ...plain, isBadlyLit: true, blur: 0.1 }, plain],
    ['is the sharpest', { ...plain, sizeBytes: 9e6 }, { ...plain, blur: 0.2 }],
    ['is in a camera’s format', { ...plain, hasDate: true }, { ...plain, isCameraFormat: true }],
    ['has a date', { ...plain, sizeBytes: 9e6 }, { ...plain, hasDate: true }],
    ['is the largest file', plain, { ...plain, sizeBytes: 4e6 }],
  ])('%s', (_name, worse, better) => {
    expect(bestOf([worse, better]).at).toBe(1);
    expect(bestOf([better, worse]).at).toBe(0);
  });

  it('is the first of equal ones, without a reason', () => {
    expect(bestOf([plain, { ...plain }, { ...plain }])).toEqual({ at: 0, reasons: [] });
  });

  it('is the sharper one of a burst, even if another is larger', () => {
    const sharp = { ...plain, blur: 0.2 };
    const large = { ...plain, pixels: 13e6 };
    expect(bestOf([large, sharp], 'burst').at).toBe(1);
    expect(bestOf([large, sharp], 'near').at).toBe(0);
  });

  it('is not the sharper one if saving again could explain the difference', () => {
    expect(bestOf([plain, { ...plain, blur: 0.28 }])).toEqual({ at: 0, reasons: [] });
  });

  it('has only reasons that hold against all others', () => {
    const best = { ...plain, pixels: 24e6, hasDate: true };
    const heavier = { ...plain, hasDate: true, sizeBytes: 9e6 };
    expect(bestOf([plain, best, heavier])).toEqual({ at: 1, reasons: ['larger', 'has-date'] });
  });
});

describe('a burst', () => {
  const look = (seed: number) =>
    Uint8ClampedArray.from({ length: 768 }, (_, at) => 128 + 100 * Math.sin(at * seed));
  const shot = (atMs: number, camera = 1, seed = 1): Shot => ({ atMs, camera, look: look(seed) });

  it('has similar photos of one camera in quick succession', () => {
    expect(burstsAmong([shot(0), shot(1000), undefined, shot(2500), shot(60_000)])).toEqual([[0, 1, 3]]);
  });

  it('excludes another camera, different photos, and photos after a pause', () => {
    expect(burstsAmong([shot(0), shot(100, 2)])).toEqual([]);
    expect(burstsAmong([shot(0), shot(100, 1, 2.7)])).toEqual([]);
    expect(burstsAmong([shot(0), shot(2001)])).toEqual([]);
  });

  it.each<readonly [string, ShotSetting, ShotSetting]>([
    ['the exposures of a bracket', { stops: -9 }, { stops: -8.33 }],
    ['the camera’s own bracket', { isBracketed: true }, { isBracketed: true }],
    ['the photos of a focus stack', { stops: -9, focusM: 0.4 }, { stops: -9, focusM: 0.5 }],
  ])('does not include %s', (_what, one, other) => {
    const set = (atMs: number, setting: ShotSetting) => ({ ...shot(atMs), setting });
    expect(burstsAmong([set(0, one), set(500, one), set(1000, other)])).toEqual(
      one.isBracketed ? [] : [[0, 1]],
    );
  });

  it('continues while the exposure follows the light', () => {
    const set = (atMs: number, stops: number) => ({ ...shot(atMs), setting: { stops } });
    expect(burstsAmong([set(0, -9), set(500, -8.7)])).toEqual([[0, 1]]);
  });

  it('has no photos that a person called distinct', () => {
    expect(burstsAmong([shot(0), shot(500), shot(1000)], (one, other) => one + other === 1)).toEqual([
      [0, 2],
    ]);
  });
});
