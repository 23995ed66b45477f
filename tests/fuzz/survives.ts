import * as fc from 'fast-check';
import { inject } from 'vitest';
import { AppError } from '#core/failure.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of inputs per property, and their seed; see vitest.config.ts. */
    fuzz: { readonly runs: number; readonly seed?: number };
  }
}

/**
 * A file that takes longer than this stops a worker, a page or a server. CPU time of this process, which other load
 * does not affect.
 */
const HANG_MS = 1000;

/**
 * Checks that for any input, `attempt` ends within a second, and with nothing worse than an {@link AppError}.
 * `attempt` itself throws if anything else about the outcome is wrong.
 *
 * @param cost how many of the usual runs one run is worth, if it does more than read a few bytes
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
