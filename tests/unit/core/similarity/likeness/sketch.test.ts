import { describe, expect, it } from 'vitest';
import { SKETCH_LENGTH, SKETCH_STEP } from '#core/similarity/likeness/limits.ts';
import { isSketch, readSketch, writeSketch } from '#core/similarity/likeness/sketch.ts';
import { featureSketch } from '#engine/networks/feature-sketch.ts';

const VALUES = Float32Array.from({ length: SKETCH_LENGTH }, (_, at) => Math.sin(at) / 4);

describe('a sketch', () => {
  it('is written and read to the nearest step', () => {
    const read = readSketch(writeSketch(VALUES));
    expect(read).toHaveLength(SKETCH_LENGTH);
    read?.forEach((value, at) => expect(Math.abs(value - VALUES[at]!)).toBeLessThanOrEqual(SKETCH_STEP / 2));
  });

  it('clamps numbers beyond its range', () => {
    const read = readSketch(writeSketch(VALUES.map((value) => value * 1000)));
    expect(Math.max(...(read ?? []))).toBe(127 * SKETCH_STEP);
    expect(Math.min(...(read ?? []))).toBe(-127 * SKETCH_STEP);
  });

  it('rejects other texts and other versions', () => {
    const text = writeSketch(VALUES);
    expect(isSketch(text)).toBe(true);
    for (const wrong of [
      '',
      text.slice(1),
      `1${text.slice(1)}`,
      `${text}A`,
      text.replace(/.$/, '!'),
      7,
      null,
    ]) {
      expect(isSketch(wrong)).toBe(false);
    }
  });
});

describe('featureSketch', () => {
  it('nearly keeps the angles between features', () => {
    const features = (seed: number) =>
      Float32Array.from({ length: 3712 }, (_, at) => Math.abs(Math.sin(seed * 7.7 + at * 1.93)) / 40);
    const [one, other] = [features(1), features(2)];
    const cosine = (left: Float32Array, right: Float32Array) => {
      const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
      return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right));
    };
    // Three standard deviations of a random projection to 512 numbers.
    expect(Math.abs(cosine(featureSketch(one), featureSketch(other)) - cosine(one, other))).toBeLessThan(
      0.15,
    );
    expect(cosine(featureSketch(one), featureSketch(one))).toBeCloseTo(1);
  });
});
