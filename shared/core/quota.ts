import { AppError } from './failure.ts';
import { USAGE_DESTRUCTIVE_PERCENT, USAGE_WARNING_PERCENT } from './limits.ts';
import { nextPeriod, type Period } from './period.ts';
import type { MonthlyLimit } from './plan.ts';

export interface Usage {
  readonly period: Period;
  /** Photos counted in this period, those of running batches included. */
  readonly count: number;
}

/** The usage at `period`: an earlier period's count is over, and the new one starts at zero. */
export function rollOver(usage: Usage, period: Period): Usage {
  return usage.period === period ? usage : { period, count: 0 };
}

/**
 * Counts `photos` against the month before any of them is sent.
 *
 * All or nothing: a batch that does not fit leaves `usage` as it was.
 *
 * @param photos whole number of photos, at least 1
 * @throws {AppError} `quota-exceeded`
 */
export function reserve(usage: Usage, photos: number, limit: MonthlyLimit): Usage {
  const count = usage.count + photos;
  if (limit !== 'unlimited' && count > limit) {
    const left = Math.max(0, limit - usage.count);
    const details = { limit, resetsOn: nextPeriod(usage.period), left, photos };
    throw new AppError({ code: 'quota-exceeded', details });
  }
  return { ...usage, count };
}

/**
 * Gives back what a batch reserved and did not use. A batch of an earlier period has nothing to give back.
 *
 * @param reserved photos counted by {@link reserve}
 * @param described photos that got their description, at most `reserved`
 */
export function settle(usage: Usage, batch: { period: Period; reserved: number; described: number }): Usage {
  if (usage.period !== batch.period) return usage;
  const unused = Math.max(0, batch.reserved - batch.described);
  return { ...usage, count: Math.max(0, usage.count - unused) };
}

/** Share of the month that is used, in whole percent, never above 100; 0 where there is no limit. */
export function percentUsed(usage: Usage, limit: MonthlyLimit): number {
  if (limit === 'unlimited') return 0;
  return Math.min(100, Math.round((usage.count / limit) * 100));
}

/** Photos left in the month, never below 0. */
export function remaining(usage: Usage, limit: MonthlyLimit): MonthlyLimit {
  return limit === 'unlimited' ? 'unlimited' : Math.max(0, limit - usage.count);
}

export type UsageLevel = 'normal' | 'warning' | 'destructive';

/** How loudly the usage is shown: a warning from 80 %, destructive above 90 %. */
export function usageLevel(usage: Usage, limit: MonthlyLimit): UsageLevel {
  const percent = percentUsed(usage, limit);
  if (percent > USAGE_DESTRUCTIVE_PERCENT) return 'destructive';
  return percent >= USAGE_WARNING_PERCENT ? 'warning' : 'normal';
}

/** Whether a batch that was just reserved brings the "approaching" warning: at 80 % or more, under 100 %. */
export function isApproachingLimit(usage: Usage, limit: MonthlyLimit): boolean {
  const percent = percentUsed(usage, limit);
  return percent >= USAGE_WARNING_PERCENT && percent < 100;
}
