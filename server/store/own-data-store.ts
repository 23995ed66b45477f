import type { Kysely } from 'kysely';
import { DELETED_SUBJECT_MS } from '#core/limits.ts';
import type { OwnData } from '#protocol/own-data.ts';
import { collectOwnData } from './collect-own-data.ts';
import { type Erased, eraseAccount } from './erase-account.ts';
import type { Tables } from './tables.ts';

/** A token's subject, and the time of the sign-in it came from. */
export interface Bearer {
  readonly sub: string;
  /** When the person signed in; undefined if the token doesn't include it. */
  readonly signedInMs: number | undefined;
}

/** Exports or deletes everything that is stored about one account. */
export interface OwnDataStore {
  /** @throws {AppError} `session-over` if the account was deleted */
  collect(accountId: string, nowMs: number): Promise<OwnData>;

  /**
   * Deletes the subject's account and everything that belongs to it, all or nothing. Does nothing if there is no
   * account, or if the token's sign-in was before an earlier deletion.
   *
   * @throws {AppError} `subscription-running`; then nothing is deleted
   */
  erase(bearer: Bearer, nowMs: number): Promise<Erased>;

  /** Deletes old deletion records: all tokens from before those deletions have expired. */
  forgetDeletions(nowMs: number): Promise<void>;
}

export function createOwnDataStore(db: Kysely<Tables>): OwnDataStore {
  return {
    collect: (accountId, nowMs) => collectOwnData(db, accountId, nowMs),
    erase: (bearer, nowMs) => eraseAccount(db, bearer, nowMs),
    forgetDeletions: async (nowMs) => {
      await db
        .deleteFrom('deleted_subjects')
        .where('deleted_ms', '<=', nowMs - DELETED_SUBJECT_MS)
        .execute();
    },
  };
}
