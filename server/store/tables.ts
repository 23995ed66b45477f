import type { Period } from '#core/period.ts';
import type { PlanId } from '#core/plan.ts';

/**
 * What the server remembers, column by column. All times are milliseconds since 1970 (UTC). Photos have no
 * place here, and descriptions none that could be read without the photo.
 */
export interface Tables {
  accounts: {
    id: string;
    /** The identity provider's own name for the person. */
    sub: string;
    email: string | null;
    /** The address in lower case, by which accounts are found; null until the provider calls it verified. */
    email_key: string | null;
    name: string | null;
    plan: PlanId;
    /** 0 or 1, on both databases. */
    founding_member: number;
    created_ms: number;
    /** When the identity provider was last asked for name and e-mail. */
    profile_ms: number;
  };
  /** Numbers that are counted up, such as the founding members. */
  counters: { name: string; count: number };
  usage: { account_id: string; period: Period; count: number };
  /** Batches under way. A settled one is gone. */
  leases: {
    id: string;
    account_id: string;
    /** The month that the batch was counted in; null once that count was reset. */
    period: Period | null;
    reserved: number;
    expires_ms: number;
  };
  /** The photos of running batches; they go with the batch. */
  lease_photos: {
    lease_id: string;
    photo_id: string;
    /** Of the picture that the id stands for, as hexadecimal; null where the photo came before this was kept. */
    sha256: string | null;
    /** 0 or 1, on both databases. */
    described: number;
    /** How often the engine was asked about it. */
    tries: number;
    /** 0 or 1: whether the engine itself failed it. Every other photo that was let in counts. */
    engine_failed: number;
    /** What the engine said, sealed with the picture ([Note: Sealed analyses]); null until it did. */
    outcome: string | null;
  };
  subscribers: {
    list_id: string;
    /** The address in lower case. */
    email_key: string;
    email: string;
    created_ms: number;
    /** When the list's own provider took it; null while it is still to be passed on. */
    passed_on_ms: number | null;
    attempts: number;
    next_try_ms: number;
  };
  messages: {
    id: string;
    kind: 'contact' | 'support';
    name: string;
    email: string;
    /** The address in lower case. */
    email_key: string;
    subject: string | null;
    message: string;
    created_ms: number;
    /** When it was mailed on; null while it is still to be. */
    mailed_ms: number | null;
    attempts: number;
    next_try_ms: number;
  };
  /** Events of the payment provider that have taken effect. */
  webhook_events: { id: string; type: string; received_ms: number };
  /** The payment provider's customers, and whose account each pays for. */
  billing_customers: {
    id: string;
    account_id: string | null;
    email_key: string | null;
    /** 0 or 1: whether the account was found by the address that was typed, and not by its own link. */
    by_address: number;
  };
  subscriptions: {
    id: string;
    /** Empty once the account that it was for is deleted: then it has ended, and is kept so that it stays so. */
    customer_id: string;
    plan: PlanId;
    status: string;
    /** What is paid where it buys no plan here, and somebody has to look at it; the plan is that from before. */
    unlisted_price: string | null;
    /** When the event that says so was made: an older one that comes later changes nothing. */
    event_ms: number;
  };
  /** Whose accounts were deleted lately, by a hash of the identity provider's name for them. */
  deleted_subjects: {
    subject_hash: string;
    deleted_ms: number;
    /** The month of the deletion, and what was counted in it: whoever comes back goes on from there. */
    period: Period;
    count: number;
  };
  /** Addresses that the newsletter's own provider is still to be told to forget. */
  list_removals: { list_id: string; email_key: string; attempts: number; next_try_ms: number };
  /** How often something was tried within a window, by a key such as `admin:account:…`. */
  attempts: { key: string; count: number; resets_ms: number };
}
