import { describe, expect, it } from 'vitest';
import { runHiddenLayer } from '../../../shared/engine/networks/hidden-layer.ts';
import { Adam } from '../../train/adam.ts';
import { fitHiddenLayer } from '../../train/fit-hidden-layer.ts';
import { OutputLayer } from '../../train/output-layer.ts';
import { seededRandom, shuffled } from '../../train/random.ts';

const UNITS = 16;
const header = {
  sizes: { features: 2, scene: 0, objects: 0, classes: 0 },
  hidden: { units: UNITS, share: 1 },
};

/** Points of two classes: at the origin, and on a circle around it. */
function surrounded(count: number) {
  const random = seededRandom(7);
  const inputs: Float32Array[] = [];
  const targets = new Float32Array(count * 2);
  for (let row = 0; row < count; row += 1) {
    const isInner = row % 2 === 0;
    const angle = 2 * Math.PI * random();
    const away = isInner ? 0 : 0.1;
    inputs.push(Float32Array.of(away * Math.cos(angle), away * Math.sin(angle)));
    targets[row * 2 + Number(isInner)] = 1;
  }
  return { inputs, data: { targets, categories: 2, columns: 3, weights: new Float32Array(count).fill(1) } };
}

async function fit() {
  const { inputs, data } = surrounded(16_384);
  const [units, outputs] = await fitHiddenLayer(header, inputs, data, () => {});
  const rows = (flat: Float64Array, length: number) =>
    Array.from({ length: flat.length / length }, (_, row) =>
      Float32Array.from(flat.subarray(row * length, (row + 1) * length)),
    );
  return { units: rows(units, 3), outputs: rows(outputs, UNITS + 1) };
}

describe('the hidden layer', () => {
  it('learns what no linear model can: a kind surrounded by another one', async () => {
    const layer = await fit();
    const isInner = (x: number, y: number) => {
      const [outer, inner] = runHiddenLayer(layer, Float32Array.of(x, y));
      return inner! > outer!;
    };
    expect(isInner(0, 0)).toBe(true);
    for (const [x, y] of [
      [0.1, 0],
      [-0.1, 0],
      [0, 0.1],
      [0, -0.1],
    ] as const) {
      expect(isInner(x, y)).toBe(false);
    }
  });

  it('learns the same from the same examples', async () => {
    expect(await fit()).toEqual(await fit());
  });

  it('computes slopes that match small differences of the loss', () => {
    const rows = Float64Array.of(0.3, -0.2, 0.1, 0.5, 0.4, -0.6);
    const answers = Float64Array.of(0.7, 1.2);
    const target = Float64Array.of(0.5, 1.5);
    const lossOf = (changed: Float64Array, given = answers) =>
      new OutputLayer(changed, 2, 2).learn(given, target, 1).loss;
    const layer = new OutputLayer(rows, 2, 2);
    const { slopes } = layer.learn(answers, target, 1);
    const nudge = 1e-5;
    const nudged = (values: Float64Array, at: number) =>
      values.map((value, index) => value + (index === at ? nudge : 0));
    layer.gradient.forEach((slope, at) => {
      expect((lossOf(nudged(rows, at)) - lossOf(rows)) / nudge).toBeCloseTo(slope, 3);
    });
    slopes.forEach((slope, at) => {
      expect((lossOf(rows, nudged(answers, at)) - lossOf(rows)) / nudge).toBeCloseTo(slope, 3);
    });
  });
});

describe('Adam', () => {
  it('goes to where the gradient is zero', () => {
    const point = Float64Array.of(3, -2);
    const steps = new Adam(2);
    for (let step = 0; step < 2000; step += 1) {
      steps.step(
        point,
        point.map((value, at) => (value - at) * (1 + 99 * at)),
        0.01,
      );
    }
    expect(point[0]).toBeCloseTo(0, 1);
    expect(point[1]).toBeCloseTo(1, 1);
  });
});

describe('a shuffle', () => {
  it('has every number once, and another order with another seed', () => {
    const one = shuffled(50, seededRandom(1));
    expect(one.toSorted((first, second) => first - second)).toEqual(
      Array.from({ length: 50 }, (_, at) => at),
    );
    expect(shuffled(50, seededRandom(1))).toEqual(one);
    expect(shuffled(50, seededRandom(2))).not.toEqual(one);
  });
});
