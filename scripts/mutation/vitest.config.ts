import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The input of one run from `npm run mutation`: the source, the change to it, and the tests to run. */
interface Asked {
  readonly path: string;
  readonly tests: readonly string[];
  readonly mutant?: { readonly start: number; readonly end: number; readonly text: string };
}

const { path, tests, mutant } = JSON.parse(process.env['MUTATION'] ?? '') as Asked;

// The file on disk is not changed: the mutation is applied when a test loads it.
export default defineConfig({
  root: process.cwd(),
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => {
        if (!mutant || id !== path) return undefined;
        const source = readFileSync(path, 'utf8');
        return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
      },
    },
  ],
  test: {
    include: [...tests],
    provide: { fuzz: { runs: 100, seed: 1 } },
    reporters: [],
    bail: 1,
    testTimeout: 30_000,
    maxWorkers: 1,
    pool: 'threads',
    isolate: false,
  },
});
