import type { Period } from './period.ts';
import { type Entitlement, type PlanId, PLANS } from './plan.ts';
import { rollOver, type Usage } from './quota.ts';

/** What a browser remembers of an account's usage. The server's word counts; this shows until it has spoken. */
export interface UsageRecord {
  readonly currentPeriod: Period;
  /** Photos counted in the period. */
  readonly count: number;
  readonly userPlan: PlanId;
  readonly foundingMember: boolean;
  /** Whose it is: the subject that the identity provider knows them by. */
  readonly owner?: string;
}

export interface ParsedUsageRecord {
  readonly record: UsageRecord;
  /** False where something was there and could not be read, so that `record` is a fresh one. */
  readonly isReadable: boolean;
}

/** The record of an account as the server has just told it. */
export function usageRecordOf(account: Entitlement & { readonly usage: Usage }, owner: string): UsageRecord {
  const { plan, foundingMember, usage } = account;
  return { currentPeriod: usage.period, count: usage.count, userPlan: plan, foundingMember, owner };
}

/** The record as the account that it was made from. */
export function recordedAccount(record: UsageRecord): Entitlement & { readonly usage: Usage } {
  const { currentPeriod, count, userPlan, foundingMember } = record;
  return { plan: userPlan, foundingMember, usage: { period: currentPeriod, count } };
}

/** The record as text, for a browser's storage. */
export function formatUsageRecord(record: UsageRecord): string {
  return JSON.stringify(record);
}

/**
 * Reads a record at `period`: in another month than its own the count is 0 and the plan stays. What cannot be
 * read gives a fresh record, and says so.
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
