import { describe, expect, it } from 'vitest';
import { UNSORTED } from '#core/categories/categorize.ts';
import { certaintyOf, reasonOf, sharesOf } from '#ui/board/shares.ts';

const rated = (category: 'Pets' | 'Vehicles' | 'Screenshots' | 'Weddings', confidence: number) => ({
  category,
  confidence,
});
const sure = {
  category: 'Pets',
  confidence: 0.8,
  alternatives: [rated('Vehicles', 0.1), rated('Weddings', 0.06), rated('Screenshots', 0.02)],
};

describe('sharesOf', () => {
  it('has the three most likely folders, with the chosen one marked', () => {
    expect(sharesOf(sure)).toEqual([
      { category: 'Pets', share: 0.8, isChosen: true },
      { category: 'Vehicles', share: 0.1, isChosen: false },
      { category: 'Weddings', share: 0.06, isChosen: false },
    ]);
  });

  it('keeps the chosen folder if three others are more likely, and sorts it in', () => {
    const overruled = { ...sure, category: 'Documents & Books', confidence: 0.03 };
    expect(sharesOf(overruled).map(({ category }) => category)).toEqual([
      'Vehicles',
      'Weddings',
      'Documents & Books',
    ]);
  });

  it('leaves out what would round to 0 %', () => {
    const alternatives = [rated('Vehicles', 0.004)];
    expect(sharesOf({ category: 'Pets', confidence: 0.99, alternatives })).toHaveLength(1);
  });
});

describe('certaintyOf', () => {
  it.each([
    [0.95, 'sure'],
    [0.9, 'sure'],
    [0.6, 'likely'],
    [0.49, 'guess'],
  ] as const)('of %s is %s', (share, certainty) => {
    expect(certaintyOf(share)).toBe(certainty);
  });
});

describe('reasonOf', () => {
  const others = sure.alternatives;
  it.each([
    ['nothing more if the shares say it', sure, false, undefined],
    ['that a person moved it, whatever the shares', sure, true, 'person'],
    ['that none was likely enough', { category: UNSORTED, alternatives: others }, false, 'unsorted'],
    ['that words outweighed the shares', { category: 'Pets', alternatives: others }, false, 'words'],
    ['that there are no shares', { category: 'Pets' }, false, 'no-shares'],
  ] as const)('says %s', (_what, placed, isMoved, reason) => {
    expect(reasonOf(placed, isMoved)).toBe(reason);
  });
});
