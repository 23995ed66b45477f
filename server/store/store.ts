import type { PlanId } from '#core/plan.ts';
import type { Usage } from '#core/quota.ts';

/** Who the identity provider says it is. */
export interface Identity {
  readonly sub: string;
  readonly email: string | null;
  readonly name: string | null;
}

export interface Account extends Identity {
  readonly plan: PlanId;
  readonly foundingMember: boolean;
  readonly createdMs: number;
}

/**
 * What the server remembers: accounts, usage, and running batches. Never photos or descriptions.
 * Times are milliseconds since 1970 (UTC) and come from the caller.
 */
export interface Store {
  /** The account of an identity, made on first sight; the first ones are founding members. */
  account(identity: Identity, nowMs: number): Promise<Account>;

  /** The month's usage, rolled over where a new month has begun. */
  usage(sub: string, nowMs: number): Promise<Usage>;

  /**
   * Counts a batch before it begins, all or nothing.
   *
   * @throws {AppError} `quota-exceeded`, `batch-full`
   */
  reserve(sub: string, photos: number, nowMs: number): Promise<{ leaseId: string; usage: Usage }>;

  /**
   * Checks that a photo may be described under a lease: it is this account's, open, and not used up.
   *
   * @throws {AppError} `lease-unknown`, `batch-full`
   */
  checkLease(sub: string, leaseId: string, photoId: string, nowMs: number): Promise<void>;

  /** Counts a described photo under its lease; the same photo counts once. */
  recordDescribed(leaseId: string, photoId: string): Promise<void>;

  /** Ends a batch and gives back what it did not use. Ending it again, or one that has expired, changes nothing. */
  settle(sub: string, leaseId: string, nowMs: number): Promise<Usage>;
}
