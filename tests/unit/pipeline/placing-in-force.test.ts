import { describe, expect, it } from 'vitest';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import { DEFAULT_PLACING, hasOwnNaming, placingInForce } from '#pipeline/placing-in-force.ts';

const options = {
  ignoresHints: true,
  unsureToUnsorted: true,
  ignoresQuality: true,
  leavesOutList: true,
  isEnglish: true,
} as const;
const own: NamingOptions = {
  ...options,
  pattern: '{n:3}_{original}',
  rules: [{ has: ['dog'], category: 'Rex' }],
  likeness: [],
};

describe('what a batch goes by', () => {
  it('is all that a person has set, where own names and rules apply', () => {
    expect(placingInForce(own, true)).toEqual(own);
  });

  it('is all options, but no names and rules of their own, where these don’t apply', () => {
    expect(placingInForce(own, false)).toEqual({ ...options, ...DEFAULT_PLACING });
  });
});

describe('names and rules of one’s own', () => {
  it.each([
    ['a pattern', { ...DEFAULT_PLACING, pattern: '{original}' }, true],
    ['a rule', { ...DEFAULT_PLACING, rules: own.rules }, true],
    ['options alone', { ...DEFAULT_PLACING, ...options, likeness: [] }, false],
  ])('are told by %s', (_what, placing, isOwn) => {
    expect(hasOwnNaming(placing)).toBe(isOwn);
  });
});
