import { describe, expect, it } from 'vitest';
import { chosenOf, extended, NOTHING_CHOSEN, toggled, withAll } from '#ui/board/use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const only = (photoId: string) => toggled(NOTHING_CHOSEN, photoId);

describe('a selection', () => {
  it('adds a photo, and removes it again', () => {
    expect(chosenOf(toggled(only('c'), 'a'), order)).toEqual(['a', 'c']);
    expect(chosenOf(toggled(only('c'), 'c'), order)).toEqual([]);
  });

  it.each([
    ['forwards', 'b', 'd', ['b', 'c', 'd']],
    ['backwards', 'd', 'b', ['b', 'c', 'd']],
    ['to itself', 'b', 'b', ['b']],
    ['to a photo that is gone', 'b', 'gone', ['b']],
    ['from a photo that is gone', 'gone', 'd', ['d']],
  ])('adds a range, %s', (_where, from, to, chosen) => {
    expect(chosenOf(extended(only(from), order, to), order)).toEqual(chosen);
  });

  it('starts each range at the last selected photo, and keeps the others', () => {
    const twice = extended(extended(only('c'), order, 'd'), order, 'a');
    expect(chosenOf(twice, order)).toEqual(['a', 'b', 'c', 'd']);
    expect(chosenOf(extended(NOTHING_CHOSEN, order, 'c'), order)).toEqual(['c']);
  });

  it('adds a whole folder', () => {
    expect(chosenOf(withAll(only('e'), ['a', 'b']), order)).toEqual(['a', 'b', 'e']);
    expect(chosenOf(withAll(only('e'), []), order)).toEqual(['e']);
  });
});
