import { describe, expect, it } from 'vitest';
import { classSenses } from '../../build-lexicon/class-senses.ts';
import type { WordNet } from '../../build-lexicon/wordnet.ts';

/** A WordNet of lemmas with their senses, in the order of their frequency. */
function wordNetOf(senses: Readonly<Record<string, readonly string[]>>): WordNet {
  return { sensesOf: (lemma) => senses[lemma] ?? [], lemmasOf: () => [], hypernymsOf: () => [] };
}

describe('the meaning of a class', () => {
  const wordNet = wordNetOf({
    stork: ['20'],
    crane: ['70', '30'],
    heron: ['40'],
    barrel: ['60', '10'],
    crate: ['80'],
  });

  it('is the one in its place among the others, not the most frequent one', () => {
    expect(classSenses(['stork', 'crane', 'heron'], wordNet)).toEqual(['20', '30', '40']);
    expect(classSenses(['heron', 'barrel', 'crane', 'crate'], wordNet)).toEqual(['40', '60', '70', '80']);
  });

  it('is missing if no sense fits, and the others keep theirs', () => {
    expect(classSenses(['stork', 'unicorn', 'heron'], wordNet)).toEqual(['20', undefined, '40']);
    expect(classSenses(['crate', 'stork', 'crane', 'heron'], wordNet)).toEqual([undefined, '20', '30', '40']);
  });

  it('is found whatever the case of its name', () => {
    expect(classSenses(['Stork'], wordNet)).toEqual(['20']);
  });
});
