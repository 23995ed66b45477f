import { describe, expect, it } from 'vitest';
import { MOST_LIST_PAGES, MOST_LISTED_CHARACTERS } from '#storage/limits.ts';
import { Listing } from '#storage/listing.ts';

const ENDLESS = expect.objectContaining({ problem: 'endless' }) as Error;
const LARGE = { name: 'x'.repeat(1_000_000), kind: 'file' } as const;

/**
 * Adds an entry to the list of one folder until that is refused.
 *
 * @returns how often
 */
function addUntilRefused(listing: Listing): number {
  const list = listing.begin();
  for (let count = 0; ; count += 1) {
    try {
      list.add(LARGE);
    } catch {
      return count;
    }
  }
}

describe('a storage’s list', () => {
  it('has a last page', () => {
    const list = new Listing(60_000).begin();
    for (let page = 0; page < MOST_LIST_PAGES; page += 1) list.turnTo(String(page));
    expect(() => list.turnTo('one more')).toThrow(ENDLESS);
  });

  it('is as long as names can be in all folders together, and as long again next time', () => {
    const listing = new Listing(60_000);
    const most = Math.floor(MOST_LISTED_CHARACTERS / LARGE.name.length);
    expect(addUntilRefused(listing)).toBe(most);
    expect(addUntilRefused(listing)).toBe(0);
    listing.forget();
    expect(addUntilRefused(listing)).toBe(most);
  });

  it('counts entries without a name, too', () => {
    const list = new Listing(60_000).begin();
    expect(() => {
      for (;;) list.add({ name: '', kind: 'file' });
    }).toThrow(ENDLESS);
    expect(list.entries.length).toBeLessThan(3_000_000);
  });
});
