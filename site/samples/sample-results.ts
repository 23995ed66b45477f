import results from '#sample-results' with { type: 'json' };
import type { SampleId } from './samples.ts';

/** The released engine's result for a sample picture, in the language of the site. */
export interface SampleResult {
  readonly id: SampleId;
  /** The original file name. */
  readonly before: string;
  readonly description: string;
  readonly folder: string;
  /** The new file name. */
  readonly after: string;
}

/** Written by `npm run pictures -- samples`; a test verifies that the product still gives the same results. */
export const SAMPLE_RESULTS = results as readonly SampleResult[];

/** Returns the result for one of them. */
export function sampleResult(id: SampleId): SampleResult {
  const result = SAMPLE_RESULTS.find((each) => each.id === id);
  if (!result) throw new Error(`${id} has no result`);
  return result;
}
