import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What `npm run mutation` asks of one run: which source is read with which change, and which tests look at it. */
interface Asked {
  readonly path: string;
  readonly tests: readonly string[];
  readonly mutant?: { readonly start: number; readonly end: number; readonly text: string };
}

const { path, tests, mutant } = JSON.parse(process.env['MUTATION'] ?? '') as Asked;

// The source on the disk stays as it is: the change is made when a test loads it.
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
