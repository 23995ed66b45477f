import { defineConfig } from 'vitest/config';
import { buildMessages } from './scripts/build-messages/build.ts';
import { findPostgres } from './scripts/find-postgres.ts';

// A test that is run by itself speaks as the texts are now.
buildMessages();

/** What asks the store: it runs on both databases. */
const STORE_TESTS = ['tests/contract/http/**/*.test.ts', 'tests/contract/store/**/*.test.ts'];

/** Whoever waits longer waits for nothing: a busy machine takes its time. */
const PATIENCE_MS = 60_000;

const postgres = {
  test: {
    name: 'postgres',
    include: STORE_TESTS,
    globalSetup: 'tests/fakes/postgres-setup.ts',
    testTimeout: PATIENCE_MS,
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
          provide: { fuzz: mode === 'fuzz' ? FUZZ.long : FUZZ.usual },
          testTimeout: mode === 'fuzz' ? 30 * 60_000 : PATIENCE_MS,
        },
      },
      ...(findPostgres() ? [postgres] : []),
      {
        test: {
          // What people meet: the built site and the built command line, with real files and a real browser.
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // When the others are done, two browsers side by side: a test waits for its page most of the time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // A browser on a busy machine now and then misses a press; the report names what needed a second try.
          retry: 1,
          // What is polled for is waited for as a page's own words are, not for a second.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
