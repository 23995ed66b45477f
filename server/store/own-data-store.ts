import type { Kysely } from 'kysely';
import { DELETED_SUBJECT_MS } from '#core/limits.ts';
import type { OwnData } from '#protocol/own-data.ts';
import { collectOwnData } from './collect-own-data.ts';
import { type Erased, eraseAccount } from './erase-account.ts';
import type { Tables } from './tables.ts';

/** Whose a token is, and when it was issued. */
export interface Bearer {
  readonly sub: string;
  readonly issuedMs: number;
}

/** Everything that is held about one account: given out to its owner, or deleted. */
export interface OwnDataStore {
  /** @throws {AppError} `session-over` where the account is gone */
  collect(accountId: string, nowMs: number): Promise<OwnData>;

  /**
   * Deletes the subject's account and everything that belongs to it, all or nothing. Where there is none, or the
   * token is from before an earlier deletion, nothing is left to do.
   *
   * @throws {AppError} `subscription-running`; then nothing is deleted
   */
  erase(bearer: Bearer, nowMs: number): Promise<Erased>;

  /** Forgets every deletion that is long ago: no token from before it is good any more. */
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
