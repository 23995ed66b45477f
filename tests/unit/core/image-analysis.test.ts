import { describe, expect, it } from 'vitest';
import { readImageAnalysis } from '#core/image-analysis.ts';
import { READ_TEXT_LENGTH } from '#core/limits.ts';

const description = 'A dog on a beach.';

describe('readImageAnalysis', () => {
  it('keeps everything that an engine may say', () => {
    const whole = {
      description,
      category: 'Pets',
      name: 'dog on a beach',
      confidence: 0.8,
      alternatives: [{ category: 'Beach & Sea', confidence: 0.15 }],
    };
    expect(readImageAnalysis(whole)).toEqual(whole);
  });

  it('accepts what a version stored that knew only descriptions', () => {
    const row = { batchId: 'b', photoId: 'p', description };
    expect(readImageAnalysis(row)).toStrictEqual({ description });
  });

  it.each([
    ['a folder that isn’t one of ours', { category: '../Secret' }],
    ['a folder in other capitals', { category: 'pets' }],
    ['a folder named like an inherited property', { category: 'constructor' }],
    ['a folder that is a number', { category: 3 }],
    ['a blank name', { name: ' \n' }],
    ['a name that isn’t text', { name: ['dog'] }],
    ['a confidence as text', { confidence: '0.9' }],
    ['a confidence in percent', { confidence: 90 }],
    ['a negative confidence', { confidence: -0.1 }],
    ['a confidence that isn’t a number', { confidence: NaN }],
    ['alternatives that aren’t a list', { alternatives: { category: 'Pets', confidence: 1 } }],
    ['empty alternatives', { alternatives: [null, 'Pets', {}, { category: 'Pets' }] }],
    ['null everywhere', { category: null, name: null, confidence: null, alternatives: null }],
    ['fields that aren’t ours', { path: '../x', takenAt: '2024' }],
  ])('leaves out %s', (_what, fields) => {
    expect(readImageAnalysis({ description, ...fields })).toStrictEqual({ description });
  });

  it('keeps at most three alternatives, the most certain first, each once and never the folder itself', () => {
    const rated = (category: string, confidence: number) => ({ category, confidence });
    const alternatives = [
      rated('Food', 0.01),
      rated('Wildlife', 0.1),
      rated('Pets', 0.9),
      rated('Beach & Sea', 0.3),
      rated('Wildlife', 0.2),
      rated('Drinks', 0.05),
    ];
    expect(readImageAnalysis({ description, category: 'Pets', alternatives }).alternatives).toEqual([
      rated('Beach & Sea', 0.3),
      rated('Wildlife', 0.2),
      rated('Drinks', 0.05),
    ]);
  });

  it('keeps a whole number of people and the text, and drops anything else', () => {
    const read = (extra: object) => readImageAnalysis({ description: 'A hill.', ...extra });
    expect(read({ peopleCount: 0, readText: 'Exit' })).toEqual({
      description: 'A hill.',
      peopleCount: 0,
      readText: 'Exit',
    });
    for (const peopleCount of [-1, 1.5, '2', Number.NaN, null]) {
      expect(read({ peopleCount })).not.toHaveProperty('peopleCount');
    }
    expect(read({ readText: 7 })).not.toHaveProperty('readText');
    expect(read({ readText: 'x'.repeat(9999) }).readText).toHaveLength(READ_TEXT_LENGTH);
  });
});
