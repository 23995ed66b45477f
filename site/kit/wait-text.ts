// For copy in English. What the programs say of times is in shared/messages; see shared/core/quantity-text.ts.

/** A wait for people: "20 seconds", "1 minute", "14 minutes"; never shorter than it is. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
