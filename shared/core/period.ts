/** A UTC year and month, such as `2026-11`. Usage is counted by it. */
export type Period = `${number}-${string}`;

/** The period that holds a moment, given in milliseconds since 1970 (UTC). */
export function periodAt(nowMs: number): Period {
  return new Date(nowMs).toISOString().slice(0, 7) as Period;
}

/** The period after `period`: the month in which the count starts again. */
export function nextPeriod(period: Period): Period {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return periodAt(Date.UTC(year, month, 1));
}
