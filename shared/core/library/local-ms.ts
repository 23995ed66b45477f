const DAY = 'YYYY-MM-DD'.length;

/**
 * Returns the first and the last millisecond of a local time, by the local clock as if it were UTC.
 *
 * @returns undefined for a month or a year, which are too vague for an event
 */
export function localSpan(date: string): { readonly firstMs: number; readonly lastMs: number } | undefined {
  const isDay = date.length === DAY;
  if (date.length < DAY) return undefined;
  const firstMs = Date.parse(`${isDay ? `${date}T00:00:00` : date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`);
  const lastMs = isDay ? Date.parse(`${date}T23:59:59Z`) : firstMs;
  return Number.isNaN(firstMs) ? undefined : { firstMs, lastMs };
}
