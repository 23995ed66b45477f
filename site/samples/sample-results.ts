import results from '#sample-results' with { type: 'json' };
import type { SampleId } from './samples.ts';

/** What the released engine made of a sample picture, in the language of the site. */
export interface SampleResult {
  readonly id: SampleId;
  /** The file name before. */
  readonly before: string;
  readonly description: string;
  readonly folder: string;
  /** The file name after. */
  readonly after: string;
}

/** Written by `npm run site:samples`; a test verifies that the product still gives the same results. */
export const SAMPLE_RESULTS = results as readonly SampleResult[];

/** The result of one of them. */
export function sampleResult(id: SampleId): SampleResult {
  const result = SAMPLE_RESULTS.find((each) => each.id === id);
  if (!result) throw new Error(`There is no result for ${id}`);
  return result;
}
