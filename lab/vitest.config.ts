import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Files of one worker share their modules, like the product's unit tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
