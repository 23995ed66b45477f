import type { Period } from '#core/accounts/period.ts';
import type { PlanId } from '#core/accounts/plan.ts';

/**
 * The database schema. All times are milliseconds since 1970 (UTC). Photos aren't stored, and descriptions only
 * encrypted with a key derived from the photo.
 */
export interface Tables {
  accounts: {
    id: string;
    /** The subject identifier at the identity provider. */
    sub: string;
    email: string | null;
    /** The address in lower case, for lookups; null until the provider has verified it. */
    email_key: string | null;
    name: string | null;
    /** The text that the administrator's search reads; see `searchKeyOf`. */
    search_key: string;
    plan: PlanId;
    /** 0 or 1, on both databases. */
    founding_member: number;
    created_ms: number;
    /** When the identity provider was last asked for the name and email address. */
    profile_ms: number;
  };
  /** Counters, such as the number of founding members. */
  counters: { name: string; count: number };
  usage: { account_id: string; period: Period; count: number };
  /** Running batches. Settling deletes the row. */
  leases: {
    id: string;
    account_id: string;
    /** The month that the batch counts in; null after that count was reset. */
    period: Period | null;
    reserved: number;
    expires_ms: number;
  };
  /** The photos of running batches; deleted with the batch. */
  lease_photos: {
    lease_id: string;
    photo_id: string;
    /** The image's hash, hexadecimal. */
    sha256: string;
    /** 0 or 1, on both databases. */
    described: number;
    /** The number of tries with the engine. */
    tries: number;
    /** 0 or 1: whether the engine failed. All other admitted photos count. */
    engine_failed: number;
    /** The sealed analysis ([Note: Sealed analyses]); null until there is one. */
    outcome: string | null;
  };
  subscribers: {
    list_id: string;
    /** The address in lower case. */
    email_key: string;
    email: string;
    created_ms: number;
    /** When it was delivered to the external provider; null until then. */
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
    /** When it was mailed; null until then. */
    mailed_ms: number | null;
    attempts: number;
    next_try_ms: number;
  };
  /** The payment provider's events that have been applied. */
  webhook_events: { id: string; type: string; received_ms: number };
  /** The payment provider's customers, and the account that each pays for. */
  billing_customers: {
    id: string;
    account_id: string | null;
    email_key: string | null;
    /** 0 or 1: whether the account was found by the typed address instead of its own link. */
    by_address: number;
  };
  subscriptions: {
    id: string;
    /** Empty after its account was deleted: the row is then kept as ended, so that late events don't revive it. */
    customer_id: string;
    plan: PlanId;
    status: string;
    /** The price ids that map to no plan here and need review; `plan` is the previous plan. */
    unlisted_price: string | null;
    /** The time of the event that set this state: older events that arrive later are ignored. */
    event_ms: number;
  };
  /** Recently deleted accounts, by a hash of the subject identifier. */
  deleted_subjects: {
    subject_hash: string;
    deleted_ms: number;
    /** The month of the deletion and its count, which the subject's next account starts with. */
    period: Period;
    count: number;
  };
  /** Addresses that have yet to be removed at the newsletter's external provider. */
  list_removals: { list_id: string; email_key: string; attempts: number; next_try_ms: number };
  /** Rate limit counters per window, by a key such as `admin:account:…`. */
  attempts: { key: string; count: number; resets_ms: number };
}
