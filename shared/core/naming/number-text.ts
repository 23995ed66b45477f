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
