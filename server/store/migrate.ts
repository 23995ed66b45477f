import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import { up as makeAccounts } from './migrations/2026-11-accounts.ts';
import { up as makeReviews } from './migrations/2026-11-reviews.ts';
import { up as makeOwnData } from './migrations/2026-11-own-data.ts';
import { up as makePhotoOutcomes } from './migrations/2026-11-photo-outcomes.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables, in the order of their names. One that has been released is never edited. */
const provider: MigrationProvider = {
  getMigrations: async () => ({
    '2026-11-accounts': { up: makeAccounts },
    '2026-11-own-data': { up: makeOwnData },
    '2026-11-photo-outcomes': { up: makePhotoOutcomes },
    '2026-11-reviews': { up: makeReviews },
  }),
};

/** Servers that start at once on one file have no lock between them: whoever comes second tries again. */
const TRIES = 5;

/**
 * Brings the tables up to date. Safe when several servers start at once: one of them does it, and the others
 * find nothing left to do.
 *
 * @throws the error of a migration that cannot be done; its change is undone
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (!error) return;
    if (tried === TRIES) throw error;
  }
}
