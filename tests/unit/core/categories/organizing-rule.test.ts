import { describe, expect, it } from 'vitest';
import { categoryByRules, rulesFromJson } from '#core/categories/organizing-rule.ts';

const rules = [
  { has: ['birthday cake'], category: 'Parties' },
  { has: ['cake', 'cat'], category: 'Sweets and cats' },
];

describe('categoryByRules', () => {
  it('uses the first matching rule', { tags: ['custom-rules-naming-patterns-pro'] }, () => {
    expect(categoryByRules('A birthday cake on a table.', rules)).toBe('Parties');
    expect(categoryByRules('A Cake.', rules)).toBe('Sweets and cats');
  });

  it('finds whole words, their plurals and their possessives', () => {
    expect(categoryByRules('A cathedral.', rules)).toBeUndefined();
    expect(categoryByRules("Two cats and a dog's bowl.", rules)).toBe('Sweets and cats');
  });

  it('leaves everything without a rule to the table', () => {
    expect(categoryByRules('A dog.', rules)).toBeUndefined();
  });
});

describe('rules as JSON', () => {
  it('are restored unchanged, in their order', () => {
    expect(rulesFromJson(JSON.stringify({ rules }))).toEqual(rules);
  });

  it.each([
    ['no JSON', '{'],
    ['no rules', '{}'],
    ['a rule without a word', '{"rules":[{"has":[],"category":"A"}]}'],
    ['a rule without a category', '{"rules":[{"has":["a"]}]}'],
    ['an empty category', '{"rules":[{"has":["a"],"category":" "}]}'],
  ])('are rejected with a reason: %s', (_what, json) => {
    expect(() => rulesFromJson(json)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'rules-invalid' }) }),
    );
  });
});
