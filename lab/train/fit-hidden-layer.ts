import { HEAD_PARTS, type HeadHeader } from '../../shared/engine/networks/head.ts';
import { Adam } from './adam.ts';
import type { Examples } from './logistic.ts';
import { OutputLayer } from './output-layer.ts';
import { seededRandom, shuffled } from './random.ts';
import { RowKernel } from './row-kernel.ts';
import { SETTINGS } from './settings.ts';

const HIDDEN = SETTINGS.hidden;
/** Share of the steps in which the rate grows to its maximum; then it falls along half a cosine. */
const WARM_UP = 0.1;

/** Two photos of a batch mixed into one example (mixup, Zhang et al., 2018). */
interface Mixed {
  readonly first: number;
  readonly second: number;
  /** The first photo's share; the rest is the second's. */
  readonly share: number;
}

/**
 * Trains the network with one hidden layer by Adam, on mixed photos (mixup), with dropout of its units.
 *
 * @param inputs the joined inputs
 * @param data the known targets, in the same order
 * @returns the units' rows, then the outputs' rows, each with its bias last
 */
export async function fitHiddenLayer(
  header: Pick<HeadHeader, 'sizes' | 'hidden'>,
  inputs: readonly Float32Array[],
  { targets, categories, weights, columns }: Omit<Examples, 'kernel'>,
  onStep: (step: number, loss: number) => void,
): Promise<[units: Float64Array, outputs: Float64Array]> {
  const count = header.hidden.units;
  const random = seededRandom(HIDDEN.seed);
  const factors = factorsOf(header.sizes);
  const means = meansOf(inputs);
  const scaled = inputs.map((input) => input.map((value, at) => (value - means[at]!) * factors[at]!));
  const kernel = await RowKernel.create(scaled, count);
  const units = startingRows(count, columns, random);
  const outputs = new OutputLayer(startingRows(categories, count + 1, random), count, categories);
  const unitSteps = new Adam(units.length);
  const outputSteps = new Adam(outputs.rows.length);
  const meanWeight = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const batchSize = Math.min(HIDDEN.batch, inputs.length);
  const batches = Math.floor(inputs.length / batchSize);
  const steps = HIDDEN.epochs * batches;

  let step = 0;
  while (step < steps) {
    const order = shuffled(inputs.length, random);
    for (let batch = 0; batch < batches; batch += 1) {
      const rate = rateAt(step / steps);
      const loss = learn(order.slice(batch * batchSize, (batch + 1) * batchSize), rate);
      step += 1;
      onStep(step, loss);
    }
  }
  return [unscaled(units, means, factors), outputs.rows];

  /**
   * Takes one gradient step.
   *
   * @returns the batch's loss
   */
  function learn(photos: readonly number[], rate: number): number {
    kernel.begin(units, columns);
    const sums = photos.map((photo) =>
      Float64Array.from({ length: count }, (_, unit) => kernel.dot(photo, unit)),
    );
    const slopes = sums.map((sum) => new Float64Array(sum.length));
    outputs.begin();
    let loss = 0;
    for (const { first, second, share } of mixedPairs(photos.length, random)) {
      // The layer is linear up to here, so its output for the mixture is the mixture of its outputs.
      const sum = sums[first]!.map((value, unit) => share * value + (1 - share) * sums[second]![unit]!);
      const kept = sum.map((value) =>
        value > 0 && random() >= HIDDEN.dropout ? 1 / (1 - HIDDEN.dropout) : 0,
      );
      const answers = sum.map((value, unit) => value * kept[unit]!);
      const target = mixedTarget(photos[first]!, photos[second]!, share);
      const learned = outputs.learn(answers, target, 1 / photos.length);
      loss += learned.loss;
      learned.slopes.forEach((value, unit) => {
        const slope = value * kept[unit]!;
        slopes[first]![unit]! += share * slope;
        slopes[second]![unit]! += (1 - share) * slope;
      });
    }
    photos.forEach((photo, at) => {
      slopes[at]!.forEach((slope, unit) => {
        if (slope !== 0) kernel.addToGradient(photo, unit, slope);
      });
    });
    unitSteps.step(units, kernel.gradient(count, columns), rate);
    outputSteps.step(outputs.rows, outputs.gradient, rate);
    return loss;
  }

  /** Returns the mixture's target, each photo's part weighted by the photo. */
  function mixedTarget(first: number, second: number, share: number): Float64Array {
    const ofFirst = (share * weights[first]!) / meanWeight;
    const ofSecond = ((1 - share) * weights[second]!) / meanWeight;
    return Float64Array.from(
      { length: categories },
      (_, category) =>
        ofFirst * targets[first * categories + category]! +
        ofSecond * targets[second * categories + category]!,
    );
  }
}

/** Pairs each photo of a batch with another one, with a random share above one half for the first. */
function mixedPairs(count: number, random: () => number): Mixed[] {
  const drawn = random();
  const share = Math.max(drawn, 1 - drawn);
  return shuffled(count, random).map((second, first) => ({ first, second, share }));
}

function rateAt(progress: number): number {
  if (progress < WARM_UP) return (HIDDEN.rate * (progress + 0.01)) / (WARM_UP + 0.01);
  return (HIDDEN.rate * (1 + Math.cos((Math.PI * (progress - WARM_UP)) / (1 - WARM_UP)))) / 2;
}

/** Small and uniform, with a range that depends on the number of inputs (LeCun et al., 1998). */
function startingRows(count: number, columns: number, random: () => number): Float64Array {
  const reach = 1 / Math.sqrt(columns);
  return Float64Array.from({ length: count * columns }, () => (2 * random() - 1) * reach);
}

function factorsOf(sizes: HeadHeader['sizes']): Float64Array {
  return Float64Array.from(
    HEAD_PARTS.flatMap((part) => Array<number>(sizes[part]).fill(HIDDEN.factors[part])),
  );
}

function meansOf(inputs: readonly Float32Array[]): Float64Array {
  const sums = new Float64Array(inputs[0]!.length);
  for (const input of inputs) input.forEach((value, at) => (sums[at]! += value));
  return sums.map((sum) => sum / inputs.length);
}

/** Returns the rows for raw inputs, neither scaled nor centered. */
function unscaled(rows: Float64Array, means: Float64Array, factors: Float64Array): Float64Array {
  const columns = means.length + 1;
  return rows.map((value, index) => {
    const at = index % columns;
    if (at < means.length) return value * factors[at]!;
    const start = index - at;
    return means.reduce((bias, mean, place) => bias - rows[start + place]! * factors[place]! * mean, value);
  });
}
