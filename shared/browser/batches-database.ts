/**
 * The database for photos: those of batches, and those of users who have left to sign in. See
 * `photos-database.ts`.
 */
export const BATCHES_DATABASE = { name: 'batches', version: 3 } as const;

/**
 * Deletes all batches of all accounts in this browser, on sign-out. Never fails, because no caller waits for
 * it.
 */
export function forgetAllBatches(): void {
  try {
    indexedDB.deleteDatabase(BATCHES_DATABASE.name);
  } catch {
    // Storage is not accessible, so nothing was saved.
  }
}
