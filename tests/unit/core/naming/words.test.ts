import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import { basesOf, inflections, wordsOf } from '#core/naming/words.ts';

const WORDS = [...new Set(CATEGORY_TABLE.flatMap(({ keywords }) => keywords.flatMap(wordsOf)))];

describe('basesOf', () => {
  it('finds every word by each of its forms', () => {
    for (const word of [...WORDS, 'human', 'wolf', 'fireman', 'city', 'tomato', 'class'])
      for (const form of inflections(word)) expect(basesOf(form)).toContain(word);
  });

  it('finds only words that have the form', () => {
    const ending = fc.constantFrom('', 's', "'s", "'", 'es', "s'", 'ies', 'men', "men's", 'ves');
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), ending, (word, end) => {
        for (const base of basesOf(word + end)) expect(inflections(base)).toContain(word + end);
      }),
    );
  });
});
