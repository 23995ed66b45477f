import { describe, expect, it } from 'vitest';
import type { OrganizingRule } from '#core/categories/organizing-rule.ts';
import { categoryByRules, rulesFromJson } from '#core/categories/organizing-rule.ts';
import { type CategoryMove, correctionsOf, withMove } from '#core/review/corrections.ts';
import { withLearnedRule } from '#core/review/learned-rule.ts';
import { sharedWords } from '#core/review/shared-words.ts';

const learnedOf = (rules: readonly OrganizingRule[]) => rules.filter(({ isLearned }) => isLearned);
const move = (photoId: string, from = 'Pets', to = 'Birds'): CategoryMove => ({ photoId, from, to });

describe('correctionsOf', () => {
  it('returns the folders that at least three photos were moved between', () => {
    const moves = [move('a'), move('b'), move('x', 'Food'), move('c'), move('y', 'Food')];
    expect(correctionsOf(moves)).toEqual([{ from: 'Pets', to: 'Birds', photoIds: ['a', 'b', 'c'] }]);
    expect(correctionsOf(moves.slice(0, 3))).toEqual([]);
  });

  it('puts those with most photos first', () => {
    const moves = 'abcd'.split('').map((id) => move(id, 'Food'));
    expect(correctionsOf([move('e'), move('f'), move('g'), ...moves]).map(({ from }) => from)).toEqual([
      'Food',
      'Pets',
    ]);
  });

  it('counts a photo moved twice by its first folder, and none that came back', () => {
    const once = withMove(new Map(), move('a'));
    expect(withMove(once, move('a', 'Birds', 'Food')).get('a')).toEqual(move('a', 'Pets', 'Food'));
    const back = withMove(once, move('a', 'Birds', 'Pets'));
    expect(correctionsOf([...back.values(), move('b'), move('c')])).toEqual([]);
  });
});

describe('sharedWords', () => {
  const corrected = ['A bird on a feeder.', 'Two birds on a wooden fence.', 'A small bird in a tree.'];

  it('returns what the corrected photos have in common and others don’t', () => {
    expect(sharedWords(corrected, ['A dog in a garden.'])).toEqual([
      { word: 'bird', corrected: 3, others: 0 },
    ]);
  });

  it('puts named things before similar ones', () => {
    const dogs = Array.from({ length: 3 }, () => 'A golden retriever on grass.');
    expect(sharedWords(dogs, []).map(({ word }) => word)).toEqual(['retriever', 'grass', 'golden']);
  });

  it('counts the other photos that a rule would move', () => {
    expect(sharedWords(corrected, ['A bird bath.', 'A dog.'])).toEqual([
      { word: 'bird', corrected: 3, others: 1 },
    ]);
  });

  it('offers no word that as many others have, nor one of three that don’t describe the content', () => {
    expect(sharedWords(corrected, corrected)).toEqual([]);
    expect(sharedWords(['A photo of the 2 on it'], [])).toEqual([]);
  });

  it('keeps a word that one in ten photos lacks', () => {
    const many = Array.from({ length: 9 }, () => 'A bird.');
    expect(sharedWords([...many, 'A nest.'], [])[0]).toMatchObject({ word: 'bird', corrected: 9 });
  });
});

describe('withLearnedRule', () => {
  const own: readonly OrganizingRule[] = [{ has: ['bird'], category: 'Animals' }];

  it('begins another rule for a folder whose rule has the maximum number of words', () => {
    const full = {
      has: Array.from({ length: 100 }, (_, at) => `w${at}`),
      category: 'Birds',
      isLearned: true,
    };
    const rules = withLearnedRule([full as OrganizingRule], { word: 'nest', category: 'Birds' });
    expect(rules.map(({ has }) => has.length)).toEqual([1, 100]);
    expect(rulesFromJson(JSON.stringify({ rules }))).toEqual(rules);
  });

  it('puts the rule before all others, so that it decides', () => {
    const rules = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    expect(categoryByRules('Two birds.', rules)).toBe('Birds');
    expect(rules).toEqual([{ has: ['bird'], category: 'Birds', isLearned: true }, ...own]);
  });

  it('adds another word to the rule for the same folder, and removes it from other learned rules', () => {
    const one = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    const two = withLearnedRule(one, { word: 'nest', category: 'Birds' });
    expect(learnedOf(two)).toEqual([{ has: ['nest', 'bird'], category: 'Birds', isLearned: true }]);
    const three = withLearnedRule(two, { word: 'nest', category: 'Trees' });
    expect(learnedOf(three)).toEqual([
      { has: ['nest'], category: 'Trees', isLearned: true },
      { has: ['bird'], category: 'Birds', isLearned: true },
    ]);
  });

  it('changes nothing if there is no room', () => {
    const full = Array.from({ length: 200 }, (_, at) => ({ has: [`word${at}`], category: 'Food' }));
    expect(withLearnedRule(full, { word: 'bird', category: 'Birds' })).toBe(full);
  });

  it('is marked as learned in a file, too', () => {
    const rules = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    expect(rulesFromJson(JSON.stringify({ rules }))).toEqual(rules);
  });
});
