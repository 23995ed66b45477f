/**
 * The options of a test that `npm run nightly` runs and `npm test` leaves out, since all tests together take hours on a slow
 * CI machine. `npm test` has one test of most main uses, and one or two for each way in which a photo could be lost or shown
 * to somebody else. Where all tests of a file are left out, its first line says `@module-tag nightly` instead.
 */
export const NIGHTLY = { tags: ['nightly'] };
