import { expect, it } from 'vitest';
import { organizeSamples } from '../../../scripts/pictures/sample-results/organize-samples.ts';
import { SAMPLE_RESULTS } from '../../../site/samples/sample-results.ts';
import { SAMPLES } from '../../../site/samples/samples.ts';

it('puts each of the site’s sample pictures where a person would, and the pages show the real result', async () => {
  const results = await organizeSamples('en');
  expect(results.map(({ id, folder }) => ({ id, folder }))).toEqual(
    SAMPLES.map(({ id, folder }) => ({ id, folder })),
  );
  expect(results).toEqual(SAMPLE_RESULTS);
});
