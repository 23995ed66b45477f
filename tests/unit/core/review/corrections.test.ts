import { describe, expect, it } from 'vitest';
import type { OrganizingRule } from '#core/categories/organizing-rule.ts';
import { categoryByRules, rulesFromJson } from '#core/categories/organizing-rule.ts';
import { type CategoryMove, correctionsOf, withMove } from '#core/review/corrections.ts';
import { withLearnedRule } from '#core/review/learned-rule.ts';
import { sharedWords } from '#core/review/shared-words.ts';

const learnedOf = (rules: readonly OrganizingRule[]) => rules.filter(({ isLearned }) => isLearned);
const move = (photoId: string, from = 'Pets', to = 'Birds'): CategoryMove => ({ photoId, from, to });

describe('correctionsOf', () => {
  it('gives what three photos or more were moved from and to', () => {
    const moves = [move('a'), move('b'), move('x', 'Food'), move('c'), move('y', 'Food')];
    expect(correctionsOf(moves)).toEqual([{ from: 'Pets', to: 'Birds', photoIds: ['a', 'b', 'c'] }]);
    expect(correctionsOf(moves.slice(0, 3))).toEqual([]);
  });

  it('puts those of most photos first', () => {
    const moves = 'abcd'.split('').map((id) => move(id, 'Food'));
    expect(correctionsOf([move('e'), move('f'), move('g'), ...moves]).map(({ from }) => from)).toEqual([
      'Food',
      'Pets',
    ]);
  });

  it('counts a photo that was moved on from where it was first, and none that came back', () => {
    const once = withMove(new Map(), move('a'));
    expect(withMove(once, move('a', 'Birds', 'Food')).get('a')).toEqual(move('a', 'Pets', 'Food'));
    const back = withMove(once, move('a', 'Birds', 'Pets'));
    expect(correctionsOf([...back.values(), move('b'), move('c')])).toEqual([]);
  });
});

describe('sharedWords', () => {
  const corrected = ['A bird on a feeder.', 'Two birds on a wooden fence.', 'A small bird in a tree.'];

  it('gives what the corrected photos have in common and others have not', () => {
    expect(sharedWords(corrected, ['A dog in a garden.'])).toEqual([
      { word: 'bird', corrected: 3, others: 0 },
    ]);
  });

  it('puts what is named before what it is like', () => {
    const dogs = Array.from({ length: 3 }, () => 'A golden retriever on grass.');
    expect(sharedWords(dogs, []).map(({ word }) => word)).toEqual(['retriever', 'grass', 'golden']);
  });

  it('says how many others a rule would move', () => {
    expect(sharedWords(corrected, ['A bird bath.', 'A dog.'])).toEqual([
      { word: 'bird', corrected: 3, others: 1 },
    ]);
  });

  it('gives no word that as many others have, and none of three that do not say what is seen', () => {
    expect(sharedWords(corrected, corrected)).toEqual([]);
    expect(sharedWords(['A photo of the 2 on it'], [])).toEqual([]);
  });

  it('stands a word that one in ten photos lacks', () => {
    const many = Array.from({ length: 9 }, () => 'A bird.');
    expect(sharedWords([...many, 'A nest.'], [])[0]).toMatchObject({ word: 'bird', corrected: 9 });
  });
});

describe('withLearnedRule', () => {
  const own: readonly OrganizingRule[] = [{ has: ['bird'], category: 'Animals' }];

  it('puts the rule before all others, so that it decides', () => {
    const rules = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    expect(categoryByRules('Two birds.', rules)).toBe('Birds');
    expect(rules).toEqual([{ has: ['bird'], category: 'Birds', isLearned: true }, ...own]);
  });

  it('joins another word to the rule for the same folder, and takes it from other learned rules', () => {
    const one = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    const two = withLearnedRule(one, { word: 'nest', category: 'Birds' });
    expect(learnedOf(two)).toEqual([{ has: ['nest', 'bird'], category: 'Birds', isLearned: true }]);
    const three = withLearnedRule(two, { word: 'nest', category: 'Trees' });
    expect(learnedOf(three)).toEqual([
      { has: ['nest'], category: 'Trees', isLearned: true },
      { has: ['bird'], category: 'Birds', isLearned: true },
    ]);
  });

  it('changes nothing where there is no room', () => {
    const full = Array.from({ length: 200 }, (_, at) => ({ has: [`word${at}`], category: 'Food' }));
    expect(withLearnedRule(full, { word: 'bird', category: 'Birds' })).toBe(full);
  });

  it('is told from other rules in a file, too', () => {
    const rules = withLearnedRule(own, { word: 'bird', category: 'Birds' });
    expect(rulesFromJson(JSON.stringify({ rules }))).toEqual(rules);
  });
});
