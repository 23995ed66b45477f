import { describe, expect, it } from 'vitest';
import { CHROMA_EDGE, fingerprintOf, hashDistance, LUMA_EDGE } from '#core/similarity/alike/fingerprint.ts';

/** Darker from left to right, or the other way round. */
const slope = (isTurned = false) => {
  const [width, height] = [120, 80];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % width;
    return Math.round((255 * (isTurned ? x : width - 1 - x)) / (width - 1));
  });
  return { width, height, data };
};

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
