/** @module-tag nightly */
import { expect, it } from 'vitest';
import { organizeScenes } from '../../../scripts/real-results/organize-scenes.ts';
import { REAL_RESULTS } from '../../../site/kit/real-results.ts';

it('what the pages show as made by the product, the product makes', async () => {
  expect(await organizeScenes()).toEqual(REAL_RESULTS);
});
