import { describe, expect, it } from 'vitest';
import {
  categoryByLikeness,
  type LikenessRule,
  readLikenessRules,
  tryLikenessRule,
  withLikenessRule,
} from '#core/similarity/likeness/likeness-rule.ts';
import { MAX_LIKENESS_RULES } from '#core/similarity/likeness/limits.ts';
import { fakeSketch, fakeSketches } from '../../../../fakes/fake-sketches.ts';

const EXAMPLES = {
  from: 'Pets',
  category: 'Rex',
  moved: fakeSketches(1, 10),
  stayed: fakeSketches(2, 20, 100),
};

function ruleOf(changes: Partial<typeof EXAMPLES> = {}): LikenessRule {
  const tried = tryLikenessRule({ ...EXAMPLES, ...changes });
  if (!tried) throw new Error('There is no rule.');
  return tried.rule;
}

describe('tryLikenessRule', () => {
  it('reports how many it would have found and moved, each learned without the photo', () => {
    expect(tryLikenessRule(EXAMPLES)).toMatchObject({ found: 10, moved: 10, taken: 0, stayed: 20 });
  });

  it('offers nothing if the moved photos look like those that stayed', () => {
    const stayed = fakeSketches(1, 20, 100);
    expect(tryLikenessRule({ ...EXAMPLES, stayed })).toBeUndefined();
  });

  it('offers nothing for four photos, nor if four stayed', () => {
    expect(tryLikenessRule({ ...EXAMPLES, moved: fakeSketches(1, 4) })).toBeUndefined();
    expect(tryLikenessRule({ ...EXAMPLES, stayed: fakeSketches(2, 4) })).toBeUndefined();
  });

  it('skips invalid sketches', () => {
    const moved = [...fakeSketches(1, 4), 'no sketch', '1.AAAA'];
    expect(tryLikenessRule({ ...EXAMPLES, moved })).toBeUndefined();
  });

  it('learns from ten thousand photos as fast as from a hundred', () => {
    const stayed = Array.from({ length: 10_000 }, (_, at) => EXAMPLES.stayed[at % 20]!);
    expect(tryLikenessRule({ ...EXAMPLES, stayed })?.stayed).toBeLessThan(100);
  });
});

describe('categoryByLikeness', () => {
  it('moves only photos of the category that look like the moved ones', () => {
    const rules = [ruleOf()];
    expect(categoryByLikeness(fakeSketch(1, 500), 'Pets', rules)).toBe('Rex');
    expect(categoryByLikeness(fakeSketch(2, 500), 'Pets', rules)).toBeUndefined();
    expect(categoryByLikeness(fakeSketch(1, 500), 'Birds', rules)).toBeUndefined();
    expect(categoryByLikeness(undefined, 'Pets', rules)).toBeUndefined();
    expect(categoryByLikeness('no sketch', 'Pets', rules)).toBeUndefined();
    expect(categoryByLikeness(fakeSketch(1, 500), 'Pets')).toBeUndefined();
  });

  it('uses the rule that fits best', () => {
    const two = ruleOf({ category: 'Tom', moved: fakeSketches(3, 10) });
    expect(categoryByLikeness(fakeSketch(3, 500), 'Pets', [ruleOf(), two])).toBe('Tom');
    expect(categoryByLikeness(fakeSketch(1, 500), 'Pets', [two, ruleOf()])).toBe('Rex');
  });

  it('corrects a rule’s mistakes by the rule learned from them', () => {
    const wide = ruleOf({ moved: [...fakeSketches(1, 10), ...fakeSketches(3, 10)] });
    const back = ruleOf({
      from: 'Rex',
      category: 'Pets',
      moved: fakeSketches(3, 10),
      stayed: fakeSketches(1, 10),
    });
    expect(categoryByLikeness(fakeSketch(3, 500), 'Pets', [wide])).toBe('Rex');
    expect(categoryByLikeness(fakeSketch(3, 500), 'Pets', [back, wide])).toBe('Pets');
    expect(categoryByLikeness(fakeSketch(1, 500), 'Pets', [back, wide])).toBe('Rex');
  });
});

describe('stored rules', () => {
  it('are read back as they were written', () => {
    const rules = [ruleOf()];
    expect(readLikenessRules(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });

  it('are left out if anything in them is wrong', () => {
    const rule = ruleOf();
    const wrong: unknown[] = [
      null,
      'rule',
      {},
      { ...rule, from: 1 },
      { ...rule, category: ' ' },
      { ...rule, learnedFrom: '10' },
      { ...rule, weights: rule.weights.slice(4) },
      { ...rule, weights: `1.${rule.weights.slice(2)}` },
      { ...rule, weights: `2.${'//////'.repeat(342)}` },
    ];
    expect(readLikenessRules(wrong)).toEqual([]);
    expect(readLikenessRules({ rules: [rule] })).toEqual([]);
    expect(readLikenessRules([...wrong, rule])).toEqual([rule]);
  });

  it('are limited to the newest ones', () => {
    const full = Array.from({ length: MAX_LIKENESS_RULES }, (_, at) => ({ ...ruleOf(), category: `${at}` }));
    const rules = withLikenessRule(full, ruleOf());
    expect(rules).toHaveLength(MAX_LIKENESS_RULES);
    expect(rules[0]?.category).toBe('Rex');
    expect(readLikenessRules([...full, ruleOf()])).toHaveLength(MAX_LIKENESS_RULES);
  });
});
