import { describe, expect, it } from 'vitest';
import { applyPattern, type NamingFacts, patternProblem, patternProblemText } from '#core/naming-pattern.ts';

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
    ['holiday', 'no-token'],
    ['{nam}', 'unknown-token'],
    ['{n:0}', 'digits'],
    ['{n:x}', 'digits'],
    ['{name:2}', 'no-option'],
    ['{date:soon}', 'date-form'],
    ['{name', 'no-token'],
    ['{name}}', 'brace'],
  ])('says what is wrong with %s: %s', (pattern, kind) => {
    const problem = patternProblem(pattern);
    expect(problem?.kind).toBe(kind);
    expect(problem && patternProblemText(problem)).toMatch(/\.$/);
  });
});
