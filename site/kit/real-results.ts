import results from './real-results.json' with { type: 'json' };

/** A picture before and after: what the product itself made of it. */
export interface RealResult {
  /** The name that it came with. */
  readonly before: string;
  readonly description: string;
  readonly category: string;
  /** The name that it got. */
  readonly after: string;
  readonly picture: string;
}

/** Made by `npm run site:results`; a test holds that the product still says the same. */
export const REAL_RESULTS: readonly RealResult[] = results;
