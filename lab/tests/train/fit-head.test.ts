import { expect, it } from 'vitest';
import { joinInput, readHead, runHead, type HeadHeader } from '../../../shared/engine/networks/head.ts';
import { encodeHead, fitHead, type Example } from '../../train/fit-head.ts';

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

function input(first: number, second: number) {
  return {
    features: Float32Array.of(first, second),
    scene: new Float32Array(0),
    objects: Float32Array.of(0),
    classes: Float32Array.of(0),
  };
}

it('a head learns to distinguish two kinds, and is the same after it was written and read', async () => {
  const examples: Example[] = [
    {
      joined: joinInput(header, input(1, 0)),
      photo: { category: 'Pets', acceptable_categories: ['Pets'], source: 'a' },
    },
    {
      joined: joinInput(header, input(0, 1)),
      photo: { category: 'Food', acceptable_categories: ['Food'], source: 'a' },
    },
  ];
  const head = readHead(header, encodeHead(await fitHead(header, examples, () => {})));
  expect(runHead(head, joinInput(header, input(1, 0)))[0]).toBeGreaterThan(0.9);
  expect(runHead(head, joinInput(header, input(0, 1)))[1]).toBeGreaterThan(0.9);
  expect(runHead(head, joinInput(header, input(0.5, 0.5)))[0]).toBeCloseTo(0.5, 1);
});

it.each([0, 1, -1, 0.5, 3.140625, -1000, 2 ** -14, 65504])(
  'a head keeps %d through half precision',
  (value) => {
    // Two rows of four weights and a bias, and the outputs' biases.
    const head = readHead(header, encodeHead(new Float64Array(2 * 5 + 2).fill(value)));
    expect(head.rows[1]![4]).toBe(value);
  },
);
