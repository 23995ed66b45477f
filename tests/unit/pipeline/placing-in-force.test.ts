import { describe, expect, it } from 'vitest';
import type { NamingOptions } from '#core/naming/naming-options.ts';
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

describe('a batch’s effective options', () => {
  it('are everything that a person has set, if custom names and rules apply', () => {
    expect(placingInForce(own, true)).toEqual(own);
  });

  it('are all options except custom names and rules, if these don’t apply', () => {
    expect(placingInForce(own, false)).toEqual({ ...options, ...DEFAULT_PLACING });
  });
});

describe('custom names and rules', () => {
  it.each([
    ['a pattern', { ...DEFAULT_PLACING, pattern: '{original}' }, true],
    ['a rule', { ...DEFAULT_PLACING, rules: own.rules }, true],
    ['options alone', { ...DEFAULT_PLACING, ...options, likeness: [] }, false],
  ])('are recognized by %s', (_what, placing, isOwn) => {
    expect(hasOwnNaming(placing)).toBe(isOwn);
  });
});
