import { describe, expect, it } from 'vitest';
import {
  boundedWork,
  decodingMs,
  DEVICE_DECODING,
  type PictureFacts,
  SERVICE_DECODING,
} from '#core/decoding/decoding-limits.ts';

const failureOf = (facts: PictureFacts, limits: typeof DEVICE_DECODING | typeof SERVICE_DECODING) => {
  try {
    return boundedWork(facts, limits);
  } catch (error) {
    return (error as { failure?: unknown }).failure;
  }
};

describe('boundedWork', () => {
  it.each<[string, PictureFacts, number]>([
    ['300 megapixels row by row', { width: 20_000, height: 15_000, held: 'rows' }, 300_000_000],
    ['100 megapixels as a whole', { width: 12_500, height: 8000, held: 'whole' }, 400_000_000],
    ['200 megapixels of 16 bits', { width: 20_000, height: 10_000, held: 'rows', isDeep: true }, 400_000_000],
    ['40 megapixels of AVIF', { width: 8000, height: 5000, held: 'copies' }, 400_000_000],
    ['an edge of 65,535 pixels', { width: 65_535, height: 1, held: 'rows' }, 65_535],
  ])('accepts %s on a device', (_what, facts, work) => {
    expect(failureOf(facts, DEVICE_DECODING)).toBe(work);
  });

  it.each<[string, PictureFacts, number]>([
    ['a row more than 300 megapixels', { width: 20_000, height: 15_001, held: 'rows' }, 300_000_000],
    ['a row more than 100 as a whole', { width: 12_500, height: 8001, held: 'whole' }, 100_000_000],
    ['81 megapixels of AVIF', { width: 9000, height: 9000, held: 'copies' }, 40_000_000],
    ['invalid numbers', { width: Number.NaN, height: 1, held: 'rows' }, 300_000_000],
  ])('refuses %s, with the limit for its kind', (_what, { ...facts }, maxPixels) => {
    const { width, height } = facts;
    const details = { width, height, maxPixels };
    expect(failureOf(facts, DEVICE_DECODING)).toEqual({ code: 'photo-too-many-pixels', details });
  });

  it('refuses an edge longer than a JPEG can have, however few its pixels', () => {
    const facts = { width: 1, height: 65_536, held: 'rows' } as const;
    for (const limits of [DEVICE_DECODING, SERVICE_DECODING]) {
      expect(failureOf(facts, limits)).toEqual({ code: 'photo-too-heavy', details: {} });
    }
  });

  it('gives the service a third of the pixels', () => {
    const facts = { width: 10_000, height: 10_001, held: 'rows' } as const;
    expect(failureOf(facts, SERVICE_DECODING)).toMatchObject({ details: { maxPixels: 100_000_000 } });
    expect(failureOf(facts, DEVICE_DECODING)).toBe(100_010_000);
  });
});

it.each([
  [0, 15_000],
  [24_000_000, 15_000],
  [48_000_000, 30_000],
  [400_000_000, 60_000],
])('work of %i pixels may take %i ms', (work, ms) => {
  expect(decodingMs(work)).toBe(ms);
});
