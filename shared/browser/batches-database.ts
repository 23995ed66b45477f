/**
 * The database for photos: those of batches, and those of users who have left to sign in. See
 * `photos-database.ts`.
 */
export const BATCHES_DATABASE = { name: 'batches', version: 3 } as const;

/** The database of the batches that are remembered for search. See `remembered/remembered-database.ts`. */
export const REMEMBERED_DATABASE = { name: 'remembered-batches', version: 1 } as const;

/**
 * Deletes all batches of all accounts in this browser, the remembered ones too, on sign-out. Never fails, because no
 * caller waits for it.
 */
export function forgetAllBatches(): void {
  try {
    for (const { name } of [BATCHES_DATABASE, REMEMBERED_DATABASE]) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is not accessible, so nothing was saved.
  }
}
