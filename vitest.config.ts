import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find-postgres.ts';

/** What asks the store: it runs on both databases. */
const STORE_TESTS = ['tests/contract/http/**/*.test.ts', 'tests/contract/store/**/*.test.ts'];

const postgres = {
  test: {
    name: 'postgres',
    include: STORE_TESTS,
    globalSetup: 'tests/fakes/postgres-setup.ts',
  },
};

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/architecture.test.ts'],
        },
      },
      ...(findPostgres() ? [postgres] : []),
      {
        test: {
          // What people meet: the built site and the built command line, with real files and a real browser.
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // One browser at a time; on two cores more only wait for each other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
