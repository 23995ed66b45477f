let collator: Intl.Collator | undefined;

/**
 * Compares paths numerically (`IMG_2` before `IMG_10`), in the same way on every host and in every language.
 *
 * @returns a negative number if the first path comes first
 */
export function comparePaths(one: string, other: string): number {
  // Created on the first call: it takes a page 10 ms.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}
