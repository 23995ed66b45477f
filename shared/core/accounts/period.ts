/** A UTC year and month, such as `2026-11`. Usage is counted per period. */
export type Period = `${number}-${string}`;

/** Returns the period that contains a time in milliseconds since 1970 (UTC). */
export function periodAt(nowMs: number): Period {
  return new Date(nowMs).toISOString().slice(0, 7) as Period;
}

/** Returns the next period, in which counting restarts. */
export function nextPeriod(period: Period): Period {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return periodAt(Date.UTC(year, month, 1));
}
