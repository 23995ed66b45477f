/** Where a browser keeps photos: of batches, and of those who are away to sign in. See `photos-database.ts`. */
export const BATCHES_DATABASE = { name: 'batches', version: 3 } as const;

/** Forgets every batch of everyone here, as whoever signs out wants it. Never fails: nobody waits for it. */
export function forgetAllBatches(): void {
  try {
    indexedDB.deleteDatabase(BATCHES_DATABASE.name);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
