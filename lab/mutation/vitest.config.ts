import { defineConfig } from 'vitest/config';

/**
 * The tests that mutation testing runs: those of the rooms that it mutates. Browsers, servers and the engine would
 * take a minute per mutation, and test other things.
 */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{core,pipeline,cli/destinations,server}/**/*.test.ts',
      'tests/contract/store/{accounts,attempts,batches,clock,own-data,photo-tries}.test.ts',
    ],
    exclude: [
      'tests/unit/server/*{engine,embedded,reader,reading,faces,detail,answers}*',
      '**/{killed,many-copies}*',
    ],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    tags: [{ name: 'nightly', skip: true }],
    provide: { fuzz: { runs: 30, seed: 1 } },
  },
});
