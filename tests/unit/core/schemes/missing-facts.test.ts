import { describe, expect, it } from 'vitest';
import type { PhotoToFile } from '#core/schemes/photo-to-file.ts';
import { missingFacts } from '#core/schemes/missing-facts.ts';

const PHOTOS: readonly PhotoToFile[] = [
  { id: 'a', category: 'Food', date: '2026-05-12', place: { city: 'Lisbon', countryCode: 'PT' } },
  { id: 'b', category: 'Food', date: '2025-01-01', isFileDate: true, albums: ['Best'] },
  { id: 'c', category: 'Food', folders: ['DCIM'] },
];

describe('missingFacts', () => {
  it.each([
    ['{category}', []],
    ['{date:YYYY}', [{ fact: 'date', photos: 2 }]],
    [
      '{event}/{city}',
      [
        { fact: 'event', photos: 2 },
        { fact: 'place', photos: 2 },
      ],
    ],
    ['{country}', [{ fact: 'place', photos: 2 }]],
    [
      '{album}/{folder}',
      [
        { fact: 'album', photos: 2 },
        { fact: 'folder', photos: 2 },
      ],
    ],
  ])('of %s are %j', (scheme, missing) => {
    expect(missingFacts(scheme, PHOTOS)).toMatchObject(missing);
    expect(missingFacts(scheme, PHOTOS)).toHaveLength(missing.length);
  });

  it('are empty if every photo has what is needed', () => {
    expect(missingFacts('{date:YYYY}/{city}', PHOTOS.slice(0, 1))).toEqual([]);
  });
});
