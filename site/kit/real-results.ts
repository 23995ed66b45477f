import results from './real-results.json' with { type: 'json' };

/** The product's real result for a picture. */
export interface RealResult {
  /** The original file name. */
  readonly before: string;
  readonly description: string;
  readonly category: string;
  /** The new file name. */
  readonly after: string;
  readonly picture: string;
}

/** Written by `npm run site:results`; a test verifies that the product still gives the same results. */
export const REAL_RESULTS: readonly RealResult[] = results;
