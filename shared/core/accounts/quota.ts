import { USAGE_DESTRUCTIVE_PERCENT, USAGE_WARNING_PERCENT } from '../limits.ts';
import type { Period } from './period.ts';
import type { MonthlyLimit } from './plan.ts';

export interface Usage {
  readonly period: Period;
  /** Photos counted in this period, including those of running batches. */
  readonly count: number;
}

/** Returns the usage at `period`: in a new period, counting restarts at zero. */
export function rollOver(usage: Usage, period: Period): Usage {
  return usage.period === period ? usage : { period, count: 0 };
}

/** Returns the used share of the month in whole percent, at most 100; 0 if there is no limit. */
export function percentUsed(usage: Usage, limit: MonthlyLimit): number {
  if (limit === 'unlimited') return 0;
  return Math.min(100, Math.round((usage.count / limit) * 100));
}

/** Returns the photos left in the month, never below 0. */
export function remaining(usage: Usage, limit: MonthlyLimit): MonthlyLimit {
  return limit === 'unlimited' ? 'unlimited' : Math.max(0, limit - usage.count);
}

export type UsageLevel = 'normal' | 'warning' | 'destructive';

/** Returns how prominently the usage is shown: a warning from 80 %, destructive above 90 %. */
export function usageLevel(usage: Usage, limit: MonthlyLimit): UsageLevel {
  const percent = percentUsed(usage, limit);
  if (percent > USAGE_DESTRUCTIVE_PERCENT) return 'destructive';
  return percent >= USAGE_WARNING_PERCENT ? 'warning' : 'normal';
}

/** Returns whether a batch that was just reserved triggers the "approaching" warning: at 80 % or more, under 100 %. */
export function isApproachingLimit(usage: Usage, limit: MonthlyLimit): boolean {
  const percent = percentUsed(usage, limit);
  return percent >= USAGE_WARNING_PERCENT && percent < 100;
}
