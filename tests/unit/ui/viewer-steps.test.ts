import { describe, expect, it } from 'vitest';
import { photoAfter, photosToKeep, stepOfKey } from '#ui/viewer/steps.ts';

const order = ['a', 'b', 'c', 'd'];

describe('photoAfter', () => {
  it.each([
    ['b', 'next', 'c'],
    ['b', 'previous', 'a'],
    ['c', 'first', 'a'],
    ['b', 'last', 'd'],
    ['d', 'next', undefined],
    ['a', 'previous', undefined],
    ['a', 'first', undefined],
    ['d', 'last', undefined],
    ['gone', 'next', undefined],
  ] as const)('leads from %s by %s to %s', (from, step, to) => {
    expect(photoAfter(order, from, step)).toBe(to);
  });
});

describe('stepOfKey', () => {
  it('knows the arrows, Home and End, and no other key', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(stepOfKey)).toEqual([
      'previous',
      'next',
      'first',
      'last',
    ]);
    expect(['a', 'Enter', 'constructor'].map(stepOfKey)).toEqual([undefined, undefined, undefined]);
  });
});

describe('photosToKeep', () => {
  it('has the current photo first, and at most three', () => {
    expect(photosToKeep(order, 'b')).toEqual(['b', 'c', 'a']);
    expect(photosToKeep(order, 'a')).toEqual(['a', 'b']);
    expect(photosToKeep(['a'], 'a')).toEqual(['a']);
  });
});
