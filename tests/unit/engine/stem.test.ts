import { describe, expect, it } from 'vitest';
import { stemOf } from '#engine/describing/stem.ts';

describe('a word’s stem', () => {
  it.each([
    ['horses', 'horse'],
    ['beaches', 'beach'],
    ['cities', 'city'],
    ['ties', 'tie'],
    ['dresses', 'dress'],
    ['glass', 'glass'],
    ['tennis', 'tennis'],
    ['bus', 'bus'],
    ['dogs', 'dog'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
