import { describe, expect, it } from 'vitest';
import { quantitiesWords as germanQuantities } from '#messages/compiled/de/quantities.ts';
import { resultsWords as german } from '#messages/compiled/de/results.ts';
import { translator } from '#messages/translate.ts';
import { followsText, summaryText } from '#ui/board/results-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';

const english = translator([quantitiesWords, resultsWords]);

describe('summaryText', () => {
  const all = { items: { photos: 14, films: 0 }, along: 0, folders: 6, failed: 1, waiting: 5 };

  it('says what became of the photos, omitting zero counts', () => {
    expect(summaryText(all, english)).toBe('14 photos placed in 6 folders, 1 left out, 5 still on the heap.');
    const one = { photos: 1, films: 0 };
    expect(summaryText({ items: one, along: 2, folders: 1, failed: 0, waiting: 0 }, english)).toBe(
      '1 photo placed in 1 folder, 2 companion files.',
    );
  });

  it('formats a list as the language does', () => {
    expect(summaryText(all, translator([germanQuantities, german]))).toBe(
      '14 Fotos in 6 Ordnern, 1 ausgelassen und 5 noch nicht geordnet.',
    );
  });
});

describe('followsText', () => {
  it.each([
    [0, 'Like IMG_1.jpg, taken at the same moment'],
    [1, 'Like IMG_1.jpg, taken 1 second before'],
    [-3, 'Like IMG_1.jpg, taken 3 seconds after'],
  ])('of %i seconds before: %s', (secondsBefore, text) => {
    expect(followsText({ name: 'IMG_1.jpg', secondsBefore }, english)).toBe(text);
  });
});
