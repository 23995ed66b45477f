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
    ['a folder that is none of ours', { category: '../Secret' }],
    ['a folder in other capitals', { category: 'pets' }],
    ['a folder by the name of a property of objects', { category: 'constructor' }],
    ['a folder that is a number', { category: 3 }],
    ['a blank name', { name: ' \n' }],
    ['a name that is no text', { name: ['dog'] }],
    ['a confidence as text', { confidence: '0.9' }],
    ['a confidence in percent', { confidence: 90 }],
    ['a confidence below nothing', { confidence: -0.1 }],
    ['a confidence that is no number', { confidence: NaN }],
    ['alternatives that are no list', { alternatives: { category: 'Pets', confidence: 1 } }],
    ['alternatives that are nothing', { alternatives: [null, 'Pets', {}, { category: 'Pets' }] }],
    ['null everywhere', { category: null, name: null, confidence: null, alternatives: null }],
    ['fields that are none of ours', { path: '../x', takenAt: '2024' }],
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
