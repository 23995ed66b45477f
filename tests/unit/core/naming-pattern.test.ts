import { describe, expect, it } from 'vitest';
import { applyPattern, type NamingFacts, patternProblem } from '#core/naming-pattern.ts';

const facts: NamingFacts = Object.freeze({
  name: 'golden_retriever',
  original: 'IMG_0042',
  category: 'Pets',
  takenAt: '2024-07-09T08:05:03',
  number: 7,
});

describe('applyPattern', () => {
  it.each([
    ['{name}', 'golden_retriever'],
    ['{date:YYYY-MM-DD}_{name}', '2024-07-09_golden_retriever'],
    ['{date}', '2024-07-09'],
    ['{date:YY.MM HH-mm-ss}', '24.07 08-05-03'],
    ['{original} {category}', 'IMG_0042 Pets'],
    ['{n}', '7'],
    ['{n:3}-{name}', '007-golden_retriever'],
  ])('makes of %s: %s', (pattern, name) => {
    expect(applyPattern(pattern, facts)).toBe(name);
  });

  it('does not read a token out of what it put in', () => {
    expect(applyPattern('{original}', { ...facts, original: '{name}' })).toBe('{name}');
  });

  it('refuses a pattern that cannot be', () => {
    expect(() => applyPattern('holiday', facts)).toThrow('rules-invalid');
  });
});

describe('patternProblem', () => {
  it.each([
    ['holiday'],
    ['{nam}'],
    ['{n:0}'],
    ['{n:x}'],
    ['{name:2}'],
    ['{date:soon}'],
    ['{name'],
    ['{name}}'],
  ])('says what is wrong with %s', (pattern) => {
    expect(patternProblem(pattern)).toMatch(/\.$/);
  });
});
