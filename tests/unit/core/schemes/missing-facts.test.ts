import { describe, expect, it } from 'vitest';
import type { PhotoToFile } from '#core/schemes/photo-to-file.ts';
import { missingFacts } from '#core/schemes/missing-facts.ts';
import { translator } from '#messages/translate.ts';
import { shapeWords } from '#words/shape.ts';

const PHOTOS: readonly PhotoToFile[] = [
  { id: 'a', category: 'Food', date: '2026-05-12', place: { city: 'Lisbon', countryCode: 'PT' } },
  { id: 'b', category: 'Food', date: '2025-01-01', isFileDate: true, albums: ['Best'] },
  { id: 'c', category: 'Food', folders: ['DCIM'] },
];

describe('missingFacts', () => {
  it.each([
    ['{category}', []],
    ['{date:YYYY}', [{ name: 'shape.year', photos: 2 }]],
    [
      '{event}/{city}',
      [
        { name: 'shape.event', photos: 2 },
        { name: 'shape.place', photos: 2 },
      ],
    ],
    ['{country}', [{ name: 'shape.place', photos: 2 }]],
    [
      '{album}/{folder}',
      [
        { name: 'shape.album', photos: 2 },
        { name: 'shape.folder', photos: 2 },
      ],
    ],
  ])('of %s are %j', (scheme, missing) => {
    expect(missingFacts(scheme, PHOTOS)).toMatchObject(missing);
    expect(missingFacts(scheme, PHOTOS)).toHaveLength(missing.length);
  });

  it('are counted by a text of their own, or by their name', () => {
    const texts = missingFacts('{date}/{event}/{country}/{city}/{people}/{album}', PHOTOS).map(({ text }) =>
      text(translator([shapeWords])),
    );
    expect(texts).toEqual([
      '2 have no date and go to Undated.',
      '2 have no date, so they belong to no event.',
      'Place: missing for 2.',
      'Number of people: missing for 3.',
      'Albums: missing for 2.',
    ]);
  });

  it('are empty if every photo has what is needed', () => {
    expect(missingFacts('{date:YYYY}/{city}', PHOTOS.slice(0, 1))).toEqual([]);
  });
});
