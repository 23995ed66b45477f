import { describe, expect, it } from 'vitest';
import { withClick } from '../../../site/home/triple-click.ts';

/** Which of the clicks at these milliseconds completes a triple click. */
function triplesAmong(clicks: readonly number[]): number[] {
  let recent: readonly number[] = [];
  return clicks.filter((atMs) => {
    const after = withClick(recent, atMs);
    ({ recent } = after);
    return after.isTriple;
  });
}

describe('three clicks on the headline', () => {
  it.each([
    ['at once', [0, 1, 2], [2]],
    ['just within two seconds', [0, 1000, 2000], [2000]],
    ['too slow by a millisecond', [0, 1000, 2001], []],
    ['too slow, and then quick enough', [0, 1000, 2001, 2002], [2002]],
    ['and three more', [0, 1, 2, 3, 4, 5], [2, 5]],
    ['a slow clicker’s', [0, 3000, 6000, 9000], []],
  ])('%s: %j', { tags: ['three-quick-clicks-headline-within'] }, (_how, clicks, triples) => {
    expect(triplesAmong(clicks)).toEqual(triples);
  });
});
