/**
 * The options of a test that `npm run nightly` runs and `npm test` leaves out; CONTRIBUTING.md says which these are,
 * and why. If all tests of a file are left out, its first line says `@module-tag nightly` instead.
 */
export const NIGHTLY = { tags: ['nightly'] };
