/** Where a browser keeps batches that are not finished; what is in it is `stored-batches.ts`'s. */
export const BATCHES_DATABASE = { name: 'batches', version: 2 } as const;

/** Forgets every batch of everyone here, as whoever signs out wants it. Never fails: nobody waits for it. */
export function forgetAllBatches(): void {
  try {
    indexedDB.deleteDatabase(BATCHES_DATABASE.name);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
