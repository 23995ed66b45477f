import { describe, expect, it } from 'vitest';
import { folderTree } from '#core/schemes/preview-rows.ts';

describe('folderTree', () => {
  it('nests folders by name, each with the photos of everything in it', () => {
    const folders = [['2026', 'Pets'], ['2026', 'Food'], ['2026', 'Food'], ['2026'], ['9 to 5']];
    expect(folderTree(folders)).toEqual([
      { name: '9 to 5', photos: 1, folders: [] },
      {
        name: '2026',
        photos: 4,
        folders: [
          { name: 'Food', photos: 2, folders: [] },
          { name: 'Pets', photos: 1, folders: [] },
        ],
      },
    ]);
  });
});
