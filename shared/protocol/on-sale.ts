/**
 * The plans that can be bought from a server, as the value of `data-on-sale` on the root of its pages: their ids,
 * separated by spaces, so that a page shows the right buttons from its first paint. Missing if no server of ours has
 * filled in the page; then nothing is on sale.
 */
export function onSaleMark(checkout: Readonly<Record<string, string | null>>): string {
  return Object.entries(checkout)
    .filter(([, address]) => address !== null)
    .map(([product]) => product)
    .join(' ');
}

/** Returns whether a page's `data-on-sale` value includes a plan. */
export function isMarkedOnSale(mark: string, plan: string): boolean {
  return mark.split(' ').includes(plan);
}
