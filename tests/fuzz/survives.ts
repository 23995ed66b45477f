import * as fc from 'fast-check';
import { inject } from 'vitest';
import { AppError } from '#core/failure.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Inputs that each property is tried with, and the seed that they come from; see vitest.config.ts. */
    fuzz: { readonly runs: number; readonly seed?: number };
  }
}

/**
 * Longer than this, and a file has brought a worker, a page or a server to a halt. In time of this process: what else
 * the machine does is nothing to it.
 */
const HANG_MS = 1000;

/**
 * Holds that whatever comes, `attempt` ends within a second, and in nothing worse than an {@link AppError}.
 * What else must be true of the outcome is said in `attempt` itself, by throwing.
 *
 * @param cost how many of the usual runs one run of this is worth, where it does more than read a few bytes
 */
export async function survives<Input>(
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => unknown,
  cost = 1,
): Promise<void> {
  const { runs, seed } = inject('fuzz');
  const property = fc.asyncProperty(inputs, async (input) => {
    const started = process.cpuUsage();
    try {
      await attempt(input);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    const { user, system } = process.cpuUsage(started);
    const tookMs = (user + system) / 1000;
    if (tookMs > HANG_MS) throw new Error(`took ${Math.round(tookMs)} ms`);
  });
  await fc.assert(property, { numRuns: Math.ceil(runs / cost), ...(seed === undefined ? {} : { seed }) });
}
