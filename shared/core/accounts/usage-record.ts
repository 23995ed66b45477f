import type { Period } from './period.ts';
import { type Entitlement, type PlanId, PLANS } from './plan.ts';
import { rollOver, type Usage } from './quota.ts';

/** An account's usage as stored in the browser, shown until the server has responded. */
export interface UsageRecord {
  readonly currentPeriod: Period;
  /** Photos counted in the period. */
  readonly count: number;
  readonly userPlan: PlanId;
  readonly foundingMember: boolean;
  /** The identity provider's id of the user. */
  readonly owner?: string;
}

export interface ParsedUsageRecord {
  readonly record: UsageRecord;
  /** False if the stored record was unreadable, so that `record` is a fresh one. */
  readonly isReadable: boolean;
}

/** Returns the record for an account from the server. */
export function usageRecordOf(account: Entitlement & { readonly usage: Usage }, owner: string): UsageRecord {
  const { plan, foundingMember, usage } = account;
  return { currentPeriod: usage.period, count: usage.count, userPlan: plan, foundingMember, owner };
}

/** Returns the account of a record. */
export function recordedAccount(record: UsageRecord): Entitlement & { readonly usage: Usage } {
  const { currentPeriod, count, userPlan, foundingMember } = record;
  return { plan: userPlan, foundingMember, usage: { period: currentPeriod, count } };
}

/** Serializes the record for a browser's storage. */
export function formatUsageRecord(record: UsageRecord): string {
  return JSON.stringify(record);
}

/**
 * Parses a record at `period`: in a later month the count is 0 and the plan is kept. An unreadable record is replaced
 * by a fresh one, with `isReadable` false.
 */
export function parseUsageRecord(text: string, period: Period): ParsedUsageRecord {
  const record = recordFrom(text);
  if (!record) return { record: freshRecord(period), isReadable: false };
  const usage = rollOver({ period: record.currentPeriod, count: record.count }, period);
  return { record: { ...record, currentPeriod: usage.period, count: usage.count }, isReadable: true };
}

function freshRecord(period: Period): UsageRecord {
  return { currentPeriod: period, count: 0, userPlan: 'free', foundingMember: false };
}

function recordFrom(text: string): UsageRecord | undefined {
  const { currentPeriod, count, userPlan, foundingMember = false, owner } = fieldsOf(text);
  const isGood =
    isPeriod(currentPeriod) &&
    typeof count === 'number' &&
    Number.isInteger(count) &&
    count >= 0 &&
    isPlan(userPlan) &&
    typeof foundingMember === 'boolean' &&
    (owner === undefined || typeof owner === 'string');
  return isGood
    ? { currentPeriod, count, userPlan, foundingMember, ...(owner === undefined ? {} : { owner }) }
    : undefined;
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isPeriod(value: unknown): value is Period {
  return typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
}

function isPlan(value: unknown): value is PlanId {
  return typeof value === 'string' && Object.hasOwn(PLANS, value);
}
