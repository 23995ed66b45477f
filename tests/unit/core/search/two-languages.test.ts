import { describe, expect, it } from 'vitest';
import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';

const index = indexPhotos(
  [
    {
      id: 'dog',
      name: 'Hund_rennt_auf_einer_Wiese.jpg',
      description: 'Hund rennt auf einer Wiese.',
      english: 'A dog running on grass.',
      category: 'Pets',
      folder: 'Haustiere',
    },
  ],
  new Map(),
);

describe('a photo with a German description', () => {
  it.each(['Hund', 'Wiese', 'dog', 'dogs', 'running', 'Haustiere', 'pets'])('is found by "%s"', (typed) => {
    expect(found(typed)).toEqual(['dog']);
  });

  it('is not found by what it does not show', () => {
    expect(found('Katze')).toEqual([]);
    expect(found('cat')).toEqual([]);
  });
});

function found(typed: string): string[] {
  return findPhotos(index, parseQuery(typed, { today: '2026-11-26' })).map(({ id }) => id);
}
