import { describe, expect, it } from 'vitest';
import { categoryByRules, rulesFromJson } from '#core/categories/organizing-rule.ts';

const rules = [
  { has: ['birthday cake'], category: 'Parties' },
  { has: ['cake', 'cat'], category: 'Sweets and cats' },
];

describe('categoryByRules', () => {
  it('takes the first rule that is met', () => {
    expect(categoryByRules('A birthday cake on a table.', rules)).toBe('Parties');
    expect(categoryByRules('A Cake.', rules)).toBe('Sweets and cats');
  });

  it('finds whole words, their plurals and their possessives', () => {
    expect(categoryByRules('A cathedral.', rules)).toBeUndefined();
    expect(categoryByRules("Two cats and a dog's bowl.", rules)).toBe('Sweets and cats');
  });

  it('leaves to the table what no rule speaks of', () => {
    expect(categoryByRules('A dog.', rules)).toBeUndefined();
  });
});

describe('rules as JSON', () => {
  it('come back as they were, in their order', () => {
    expect(rulesFromJson(JSON.stringify({ rules }))).toEqual(rules);
  });

  it.each([
    ['no JSON', '{'],
    ['no rules', '{}'],
    ['a rule without a word', '{"rules":[{"has":[],"category":"A"}]}'],
    ['a rule without a category', '{"rules":[{"has":["a"]}]}'],
    ['an empty category', '{"rules":[{"has":["a"],"category":" "}]}'],
  ])('are refused with a reason: %s', (_what, json) => {
    expect(() => rulesFromJson(json)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'rules-invalid' }) }),
    );
  });
});
