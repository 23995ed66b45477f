import { describe, expect, it } from 'vitest';
import { UNSORTED } from '#core/categories/categorize.ts';
import { decideFolder, leftUnsorted } from '#core/categories/decide-folder.ts';

describe('decideFolder', () => {
  it('uses the table’s folder if the engine names none, and keeps its confidence', () => {
    expect(decideFolder({ description: 'A dog.' })).toStrictEqual({ category: 'Pets' });
    expect(decideFolder({ description: 'A dog.', confidence: 0.7 })).toStrictEqual({
      category: 'Pets',
      confidence: 0.7,
    });
  });

  it('uses the engine’s folder if the table agrees', () => {
    expect(decideFolder({ description: 'A dog.', category: 'Pets' }).category).toBe('Pets');
  });

  it('uses the engine’s folder if the description has one of its keywords, even after another', () => {
    const description = 'A dog on a beach.';
    expect(decideFolder({ description }).category).toBe('Pets');
    expect(decideFolder({ description, category: 'Beach & Sea' }).category).toBe('Beach & Sea');
  });

  it.each([
    ['if the description has none of its keywords', 'A dog.', 'Food', 'Pets'],
    ['if its keyword is inside a longer one', 'A hot dog on a plate.', 'Pets', 'Food'],
    ['if the table knows nothing in the description', 'Un chien qui court.', 'Pets', UNSORTED],
    ['if it is invalid and the table knows one', 'A dog.', UNSORTED, 'Pets'],
  ] as const)('does not use a folder %s', (_what, description, category, taken) => {
    expect(decideFolder({ description, category }).category).toBe(taken);
  });

  it('leaves a photo unsorted if neither engine nor table knows its folder', () => {
    expect(decideFolder({ description: 'Something.', category: UNSORTED, confidence: 0.4 })).toStrictEqual({
      category: UNSORTED,
      confidence: 0.4,
    });
  });

  it('keeps the folder of an engine that knows how sure it is, whatever its words would give', () => {
    const alternatives = [{ category: 'Pets', confidence: 0.3 }] as const;
    const analysis = { description: 'A dog.', category: 'Food', confidence: 0.6, alternatives } as const;
    expect(decideFolder(analysis)).toStrictEqual({ category: 'Food', confidence: 0.6, alternatives });
  });

  it('offers no alternative that equals the folder', () => {
    const alternatives = [{ category: 'Pets', confidence: 0.3 }] as const;
    expect(decideFolder({ description: 'A dog.', confidence: 0.6, alternatives })).toStrictEqual({
      category: 'Pets',
      confidence: 0.6,
    });
  });

  it('offers no folder without a confidence if the engine was overruled', () => {
    const alternatives = [{ category: 'Wildlife', confidence: 0.1 }] as const;
    expect(decideFolder({ description: 'A dog.', category: 'Food', alternatives })).toStrictEqual({
      category: 'Pets',
      alternatives,
    });
  });
});

describe('leftUnsorted', () => {
  it('offers the more likely wrong folder before the others', () => {
    const alternatives = [{ category: 'Wildlife', confidence: 0.1 }] as const;
    expect(leftUnsorted({ category: 'Pets', confidence: 0.3, alternatives })).toStrictEqual({
      category: UNSORTED,
      alternatives: [{ category: 'Pets', confidence: 0.3 }, ...alternatives],
    });
  });

  it('offers no folder without a confidence', () => {
    expect(leftUnsorted({ category: 'Pets' })).toStrictEqual({ category: UNSORTED });
  });
});
