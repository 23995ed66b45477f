// An English number for the site's copy. What the programs say is in shared/messages; see quantity-text.ts.

/** A number for people: "10,000". */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}
