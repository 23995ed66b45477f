import { describe, expect, it } from 'vitest';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { KEPT } from '#core/saved/limits.ts';
import { readNamingOptions } from '#core/saved/read-naming-options.ts';

const RULES = [{ has: ['cake'], category: 'Parties' }];
const OFF = {
  pattern: '{original}',
  rules: [],
  likeness: [],
  ignoresHints: false,
  unsureToUnsorted: false,
  ignoresQuality: false,
  leavesOutList: false,
};
const SWITCHES = ['ignoresHints', 'unsureToUnsorted', 'ignoresQuality', 'leavesOutList'] as const;

describe('naming options stored in a browser', () => {
  it('are read unchanged, and missing ones are off', () => {
    expect(readNamingOptions({ pattern: '{original}' })).toStrictEqual(OFF);
    expect(readNamingOptions({ pattern: '{original}', rules: RULES, language: 'de' })).toStrictEqual({
      ...OFF,
      rules: RULES,
      language: 'de',
    });
  });

  it.each(SWITCHES)('turn %s on only with true', (name) => {
    expect(readNamingOptions({ ...OFF, [name]: true })).toStrictEqual({ ...OFF, [name]: true });
    for (const value of [1, 'true', {}, false]) {
      expect(readNamingOptions({ ...OFF, [name]: value })).toStrictEqual(OFF);
    }
  });

  it('are in English only if they say so', () => {
    expect(readNamingOptions({ ...OFF, isEnglish: true })).toStrictEqual({ ...OFF, isEnglish: true });
    for (const isEnglish of [false, 'yes'])
      expect(readNamingOptions({ ...OFF, isEnglish })).toStrictEqual(OFF);
  });

  it('use our own pattern in place of an invalid one', () => {
    const longest = '{name}'.padEnd(KEPT.name, 'a');
    expect(readNamingOptions({ pattern: longest })?.pattern).toBe(longest);
    for (const pattern of [`${longest}a`, '{nothing}', 'same', ['{name}'], 7, undefined]) {
      expect(readNamingOptions({ pattern })?.pattern, String(pattern)).toBe(DEFAULT_PATTERN);
    }
  });

  it.each([
    ['no object', ['{name}', null, undefined, 7]],
    ['invalid rules', [{ rules: [{ has: [], category: '' }] }, { rules: 'cake' }]],
  ])('are ignored if they are %s', (_what, stored) => {
    for (const one of stored) expect(readNamingOptions(one), JSON.stringify(one)).toBeUndefined();
  });

  it('leave out damaged rules by likeness', () => {
    expect(readNamingOptions({ ...OFF, likeness: [{}] })).toStrictEqual(OFF);
  });

  it('leave out an unknown language', () => {
    expect(readNamingOptions({ ...OFF, language: 'xx' })).toStrictEqual(OFF);
  });
});
