import { expect, it } from 'vitest';
import { realTotals } from '../../../site/home/real-totals.ts';

it.each([
  ['nothing', undefined, undefined],
  ['too few users', { accounts: 14, photos: 100 }, undefined],
  ['too few photos', { accounts: 15, photos: 99 }, undefined],
  ['as many as the counters’ start values', { accounts: 15, photos: 100 }, { accounts: 15, photos: 100 }],
  ['more', { accounts: 2500, photos: 90_000 }, { accounts: 2500, photos: 90_000 }],
])('the counters show totals of %s unchanged', (_what, totals, real) => {
  expect(realTotals(totals)).toEqual(real);
});
