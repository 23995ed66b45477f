// English figures for the site's copy. What the programs say is in shared/messages; see quantity-text.ts.

/** A number for people: "10,000". */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}

/** A size for people, of 1024 bytes a step: "43 KB", "15 MB", "15.1 MB"; never less than it is. */
export function sizeText(sizeBytes: number): string {
  if (sizeBytes < 1024 * 1024) return `${Math.ceil(sizeBytes / 1024)} KB`;
  const tenths = Math.ceil((sizeBytes / (1024 * 1024)) * 10) / 10;
  return `${tenths} MB`;
}

/** A wait for people: "20 seconds", "1 minute", "14 minutes"; never shorter than it is. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
