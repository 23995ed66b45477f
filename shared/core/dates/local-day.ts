/** Returns the day of a time in milliseconds since 1970 on this device: `YYYY-MM-DD`. */
export function localDay(ms: number): string {
  const time = new Date(ms);
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
