import { defineConfig } from 'vitest/config';
import requirements from './tests/requirements.json' with { type: 'json' };
import { buildMessages } from './scripts/build-messages/build.ts';
import { findPostgres } from './scripts/system/find-postgres.ts';

// A test that is run by itself speaks as the texts are now.
buildMessages();

/** What runs on PostgreSQL too: the store, and one file of calls that reach it through the server. */
const STORE_TESTS = ['tests/contract/store/**/*.test.ts', 'tests/contract/http/batches.test.ts'];

/** 2 minutes, also for what is started before tests: CI machines are slow. No test of the daily run has longer. */
const TIMEOUT_MS = 120_000;

const postgres = {
  test: {
    name: 'postgres',
    include: STORE_TESTS,
    globalSetup: 'tests/fakes/servers/postgres-setup.ts',
    isolate: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
};

/**
 * What the fuzz tests try: with the unit tests always the same inputs, a few seconds of them; with
 * `npm run fuzz` a hundred times as many, and others each time.
 */
const FUZZ = { usual: { runs: 300, seed: 1 }, long: { runs: 30_000 } };

export default defineConfig(({ mode }) => ({
  test: {
    // By itself it leaves a core alone, which on two cores is half of all.
    maxWorkers: '100%',
    tags: [
      { name: 'nightly', description: 'Not in `npm test`; see tests/nightly.ts.' },
      ...requirements
        .flatMap((group) => group.requirements)
        .map(({ id, text }) => ({ name: id, description: text })),
    ],
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
            'tests/architecture.test.ts',
          ],
          // Files of one worker share their modules: loading them anew took half of the time.
          isolate: false,
          provide: { fuzz: mode === 'fuzz' ? FUZZ.long : FUZZ.usual },
          testTimeout: mode === 'fuzz' ? 30 * 60_000 : TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      ...(findPostgres() ? [postgres] : []),
      {
        test: {
          // What people meet: the built site and the built command line, with real files and a real browser.
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // Files of one worker share their modules, and with them one browser.
          isolate: false,
          // When the others are done, three files at a time: half of what a browser test takes is waiting.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          // A test that fails once has found a fault, in the product or in itself.
          retry: 0,
          // What is polled for is waited for as a page's own words are, not for a second.
          expect: { poll: { timeout: 90_000, interval: 100 } },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
}));
