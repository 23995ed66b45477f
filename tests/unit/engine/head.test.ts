import { describe, expect, it } from 'vitest';
import { CLASS_COUNT, classProbabilities, readClassLayer, softmax } from '#engine/networks/class-layer.ts';
import { normalizeRoots, poolFeatures } from '#engine/networks/features.ts';
import { joinInput, readHead, runHead, type HeadHeader } from '#engine/networks/head.ts';

const header: HeadHeader = {
  categories: ['Pets', 'Food'],
  sizes: { features: 2, scene: 0, objects: 1, classes: 1 },
  factors: { features: 1, scene: 1, objects: 2, classes: 1 },
  hidden: { units: 0, share: 0 },
  votes: { share: 0, shareWhenSure: 0 },
  mixture: { head: 1, tuned: 0, votes: 0 },
  acceptance: [
    [1, 0],
    [0, 1],
  ],
  acceptanceShare: 0,
  calibration: { offset: 0, slope: 1 },
};

/** The outputs' biases: a hidden layer without units has nothing else. */
const NO_HIDDEN = [0, 0];

function input(first: number, second: number) {
  return {
    features: Float32Array.of(first, second),
    scene: new Float32Array(0),
    objects: Float32Array.of(0),
    classes: Float32Array.of(0),
  };
}

/** head.bin with numbers that half precision represents exactly. */
function headBytes(numbers: Float64Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 2));
  numbers.forEach((number, at) => view.setUint16(at * 2, halfOf(number), true));
  return new Uint8Array(view.buffer);
}

function halfOf(number: number): number {
  if (number === 0) return 0;
  const size = Math.abs(number);
  const exponent = Math.floor(Math.log2(size));
  return (number < 0 ? 0x8000 : 0) | ((exponent + 15) << 10) | ((size / 2 ** exponent - 1) * 1024);
}

describe('the head', () => {
  it('weighs each part by its factor', () => {
    const rows = Float64Array.from([0, 0, 1, 0, 0, /* the second row */ 0, 0, 0, 0, 0, ...NO_HIDDEN]);
    const head = readHead(header, headBytes(rows));
    const [pets, food] = runHead(head, joinInput(header, { ...input(0, 0), objects: Float32Array.of(1) }));
    expect(Math.log(pets! / food!)).toBeCloseTo(2, 5);
  });

  it('mixes the hidden layer with the linear model by its share', () => {
    const withHidden: HeadHeader = { ...header, hidden: { units: 1, share: 0.25 } };
    const linear = [1, 0, 0, 0, 0, /* Food */ 0, 0, 0, 0, 0];
    const unit = [0, 1, 0, 0, -0.5];
    const outputs = [0, 0, /* Food */ 8, 1];
    const head = readHead(withHidden, headBytes(Float64Array.from([...linear, ...unit, ...outputs])));
    const oddsOf = (first: number, second: number) => {
      const [pets, food] = runHead(head, joinInput(withHidden, input(first, second)));
      return Math.log(pets! / food!);
    };
    // The unit's value is 0.5 for the second feature, and 0 without it.
    expect(oddsOf(1, 1)).toBeCloseTo(0.75 * 1 - 0.25 * (8 * 0.5 + 1), 5);
    expect(oddsOf(1, 0)).toBeCloseTo(0.75 * 1 - 0.25 * 1, 5);
  });

  it.each([0, 1, -1, 0.5, 3.140625, -1000, 2 ** -14, 65504])('reads %d in half precision', (value) => {
    const head = readHead(header, headBytes(new Float64Array(10 + NO_HIDDEN.length).fill(value)));
    expect(head.rows[1]![4]).toBe(value);
  });

  it('rejects weights that do not fit the header, and parts of another length', () => {
    expect(() => readHead(header, new Uint8Array(10))).toThrow(/wrong length/);
    expect(() => joinInput(header, { ...input(0, 0), objects: new Float32Array(3) })).toThrow(/objects/);
  });
});

describe('the class layer', () => {
  it('reads weights and biases and gives probabilities that add up to 1', () => {
    const channels = 4;
    const bytes = new Uint8Array(CLASS_COUNT * channels + CLASS_COUNT * 4);
    bytes[7 * channels] = 100;
    new DataView(bytes.buffer).setInt32(CLASS_COUNT * channels + 4 * 9, 800, true);
    const layer = readClassLayer(bytes, 0.1, 0.1);
    expect(layer.channels).toBe(channels);
    const byWeight = classProbabilities(layer, Float32Array.of(2, 0, 0, 0));
    expect(byWeight.indexOf(Math.max(...byWeight))).toBe(7);
    const byBias = classProbabilities(layer, Float32Array.of(0, 0, 0, 0));
    expect(byBias.indexOf(Math.max(...byBias))).toBe(9);
    expect(byBias.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
  });

  it('does not overflow on large logits', () => {
    expect([...softmax(Float32Array.of(1000, 0))]).toEqual([1, 0]);
  });
});

describe('the features', () => {
  it('are each channel’s mean over the map', () => {
    expect([...poolFeatures(Uint8Array.of(0, 4, 2, 4), 2, 0.5)]).toEqual([0.5, 2]);
  });

  it('are roots with length 1 when normalized, unless they are zero', () => {
    const [first, second] = normalizeRoots(Float32Array.of(9, 16));
    expect([first, second].map((value) => Math.round(value! * 10) / 10)).toEqual([0.6, 0.8]);
    expect([...normalizeRoots(Float32Array.of(0, 0))]).toEqual([0, 0]);
  });
});
