import { expect, it } from 'vitest';
import { nearWord } from '#core/search/spelling.ts';

const KNOWN = ['giraffe', 'umbrella', 'horse', 'bear', 'desert', 'hill'];

it.each([
  ['girafe', 'giraffe'],
  ['umberlla', 'umbrella'],
  ['umbbrella', 'umbrella'],
  ['hosre', 'horse'],
  ['dessert', 'desert'],
])('takes %s for %s', (word, near) => {
  expect(nearWord(word, KNOWN)).toBe(near);
});

it.each(['beard', 'house', 'horsey', 'hil', 'pear', '', 'irgaffe'])(
  'takes “%s” for no other word',
  (word) => {
    expect(nearWord(word, KNOWN)).toBeUndefined();
  },
);
