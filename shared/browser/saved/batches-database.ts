import { FIRST_VERSION, SHARED_PHOTOS, TAKEN_PHOTOS } from './shared-photos-database.ts';

/**
 * The database for photos: those of batches, and those of users who have left to sign in. See
 * `photos-database.ts`.
 */
export const BATCHES_DATABASE = { name: 'batches', version: FIRST_VERSION } as const;

/** The database of the batches that are remembered for search. See `remembered/remembered-database.ts`. */
export const REMEMBERED_DATABASE = { name: 'remembered-batches', version: FIRST_VERSION } as const;

/** The database of photos that aren't duplicates of each other. See `alike/apart-photos.ts`. */
export const APART_DATABASE = { name: 'not-duplicates', version: FIRST_VERSION } as const;

/** The database of the people that this device remembers. See `people/remembered-people.ts`. */
export const PEOPLE_DATABASE = { name: 'remembered-people', version: FIRST_VERSION } as const;

/**
 * Deletes, on sign-out, all batches of all accounts in this browser, including the remembered batches, the remembered
 * people, shared photos, and the photos marked as no duplicates. Never fails, because no caller waits for it.
 */
export function forgetAllBatches(): void {
  const all = [
    BATCHES_DATABASE,
    REMEMBERED_DATABASE,
    APART_DATABASE,
    PEOPLE_DATABASE,
    SHARED_PHOTOS,
    TAKEN_PHOTOS,
  ];
  try {
    for (const { name } of all) indexedDB.deleteDatabase(name);
  } catch {
    // Storage isn't accessible, so nothing was saved.
  }
}
