import { describe, expect, it } from 'vitest';
import {
  CHROMA_EDGE,
  fingerprintOf,
  hashDistance,
  lumaHash,
  LUMA_EDGE,
} from '#core/similarity/alike/fingerprint.ts';

/** Darker from left to right, or the other way round. */
const slope = (isTurned = false) => {
  const [width, height] = [120, 80];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % width;
    return Math.round((255 * (isTurned ? x : width - 1 - x)) / (width - 1));
  });
  return { width, height, data };
};

/** The hash as PDQ defines it: a bit for each of 16 × 16 frequencies whose strength is above the median. */
function plainHash(luma: Uint8Array): number[] {
  const wave = (frequency: number, at: number) =>
    Math.cos((Math.PI / LUMA_EDGE) * (at + 0.5) * (frequency + 1));
  const strengths = Array.from({ length: 256 }, (_, bit) =>
    luma.reduce((sum, light, at) => {
      const [x, y] = [at % LUMA_EDGE, Math.floor(at / LUMA_EDGE)];
      return sum + light * wave(bit % 16, x) * wave(Math.floor(bit / 16), y);
    }, 0),
  );
  const sorted = strengths.toSorted((one, other) => one - other);
  const median = (sorted[127]! + sorted[128]!) / 2;
  return strengths.map((strength) => Number(strength > median));
}

describe('the hash of a picture', () => {
  it('has a bit for each frequency, down and across, that is stronger than the median', () => {
    for (const seed of [3, 5, 11]) {
      const luma = Uint8Array.from(
        { length: LUMA_EDGE ** 2 },
        (_, at) => (at * at * seed + (at >> 6) * 7) % 251,
      );
      const hash = lumaHash(luma);
      const bits = Array.from({ length: 256 }, (_, bit) => (hash[bit >>> 5]! >>> (bit & 31)) & 1);
      expect(bits).toEqual(plainHash(luma));
    }
  });
});

describe('a picture’s fingerprint', () => {
  it('has parts of fixed sizes, in one buffer even after it went to a worker', () => {
    const { hash, innerHash, luma, chroma } = structuredClone(fingerprintOf(slope()));
    expect([hash.length, innerHash.length]).toEqual([8, 8]);
    expect([luma.length, chroma.length]).toEqual([LUMA_EDGE ** 2, 2 * CHROMA_EDGE ** 2]);
    expect(new Set([hash, innerHash, luma, chroma].map(({ buffer }) => buffer)).size).toBe(1);
    expect([luma[0]! > 240, luma[LUMA_EDGE - 1]! < 15, chroma[0]]).toEqual([true, true, 128]);
  });

  it('differs for another picture in each of its parts', () => {
    const [one, other] = [fingerprintOf(slope()), fingerprintOf(slope(true))];
    expect(hashDistance(one.hash, other.hash)).toBeGreaterThan(0);
    expect(hashDistance(one.innerHash, other.innerHash)).toBeGreaterThan(0);
    expect(one.luma).not.toEqual(other.luma);
    expect(fingerprintOf(slope())).toEqual(one);
  });
});
