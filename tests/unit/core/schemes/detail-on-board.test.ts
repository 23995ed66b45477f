import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { type Arrangement, arrangementOf, rearranged } from '#core/board/arrangement.ts';
import type { Detail } from '#core/categories/detail.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { boardAtDetail, filedDetail } from '#core/schemes/detail-on-board.ts';

/** A board with these folders and their numbers of photos; the category is the last part of the path. */
function board(counts: Readonly<Record<string, number>>) {
  const photos = Object.entries(counts).flatMap(([path, count]) =>
    Array.from({ length: count }, (_, at) => ({
      photoId: `${path} ${at}`,
      path: `${path}/${at}.jpg`,
      own: path,
    })),
  );
  const placed = new Map(
    photos.map(({ photoId, own }): [string, PlacedPhoto] => {
      const folder = own.split('/');
      const category = own === 'Look again' ? 'Birds' : (folder.at(-1) ?? '');
      return [photoId, { photoId, description: '', category, folder, name: photoId, extension: 'jpg' }];
    }),
  );
  return { arrangement: arrangementOf(photos), placed };
}

const at = (arrangement: Arrangement, placed: ReadonlyMap<string, PlacedPhoto>, detail: Detail) =>
  rearranged(arrangement, boardAtDetail(arrangement, placed, detail).edit);

const counted = ({ folders }: Arrangement) =>
  Object.fromEntries(folders.map(({ path, photos }) => [folderText(path), photos.length]));

describe('a board at another level of detail', () => {
  it('merges small folders into their topic, and says which', () => {
    const { arrangement, placed } = board({ Food: 4, Birds: 1, Pets: 1, Aircraft: 1 });
    const { folders, isSame } = boardAtDetail(arrangement, placed, 'balanced');
    expect(isSame).toBe(false);
    expect(folders).toEqual([
      { path: ['Food'], photos: 4, from: [] },
      { path: ['Animals'], photos: 2, from: [['Birds'], ['Pets']] },
      { path: ['Aircraft'], photos: 1, from: [] },
    ]);
  });

  it('changes only the category in a path', () => {
    const { arrangement, placed } = board({ '2025/Birds': 1, '2025/Pets': 1, '2026/Birds': 1 });
    expect(counted(at(arrangement, placed, 'balanced'))).toEqual({ '2025/Animals': 2, '2026/Birds': 1 });
  });

  it('makes no topic inside the folder of that topic', () => {
    const { arrangement, placed } = board({ 'Animals/Birds': 1, 'Animals/Pets': 1, '2026/Animals/Pets': 1 });
    expect(counted(at(arrangement, placed, 'wide'))).toEqual({ Animals: 2, '2026/Animals': 1 });
  });

  it('returns to categories, also of photos that the person moved before', () => {
    const { arrangement, placed } = board({ Birds: 1, Pets: 1, Food: 1 });
    const moved = rearranged(arrangement, { type: 'move-to-path', photoIds: ['Food 0'], path: ['Birds'] });
    const wide = at(moved, placed, 'wide');
    expect(counted(wide)).toEqual({ Animals: 3 });
    expect(counted(at(wide, placed, 'fine'))).toEqual({ Birds: 2, Pets: 1 });
  });

  it('knows folders by the names that they had before', () => {
    const { arrangement, placed } = board({ '2026/Cuisine': 1, '2026/Boissons': 1 });
    const french = new Map(
      Array.from(placed, ([id, photo]): [string, PlacedPhoto] => {
        const category = photo.category === 'Cuisine' ? 'Food' : 'Drinks';
        return [id, { ...photo, category, language: 'fr' }];
      }),
    );
    expect(counted(at(arrangement, french, 'wide'))).toEqual({ '2026/Nourriture et boissons': 2 });
  });

  it('keeps folders that the person named, and the Look again folder', () => {
    const { arrangement, placed } = board({ Birds: 1, Pets: 1, 'Look again': 1 });
    const id = arrangement.folders.find(({ path }) => path[0] === 'Birds')?.id ?? 0;
    const named = rearranged(arrangement, { type: 'rename-folder', folderId: id, name: 'Tom' });
    expect(counted(at(named, placed, 'wide'))).toEqual({ Tom: 1, Animals: 1, 'Look again': 1 });
  });

  it('is the same board if nothing would change', () => {
    const { arrangement, placed } = board({ Food: 4, Aircraft: 1 });
    expect(boardAtDetail(arrangement, placed, 'balanced').isSame).toBe(true);
  });
});

describe('the level at which a batch was filed', () => {
  const placed = new Map(
    ['Birds', 'Pets', 'Food'].map((category): [string, PlacedPhoto] => {
      const folder = [category === 'Food' ? 'Food & Drinks' : 'Animals'];
      return [
        category,
        { photoId: category, description: '', category, folder, name: category, extension: 'jpg' },
      ];
    }),
  );
  const arrangement = arrangementOf([
    { photoId: 'Birds', path: 'Animals/Birds.jpg' },
    { photoId: 'Pets', path: 'Animals/Pets.jpg' },
    { photoId: 'Food', path: 'Food & Drinks/Food.jpg' },
  ]);

  it('stays, whatever else the person changes', () => {
    expect(filedDetail('wide', arrangement, placed)).toBe('wide');
    const moved = rearranged(arrangement, {
      type: 'move-to-path',
      photoIds: ['Pets'],
      path: ['Food & Drinks'],
    });
    expect(filedDetail('wide', moved, placed)).toBe('wide');
    const unsorted = new Map([['Pets', ['Unsorted']]]);
    const limited = rearranged(arrangement, { type: 'file-photos', folders: unsorted });
    expect(filedDetail('wide', limited, placed)).toBe('wide');
  });

  it.each(['fine', 'balanced'] as const)('is not shown after the board changed to %s', (detail) => {
    expect(filedDetail('wide', at(arrangement, placed, detail), placed)).toBeUndefined();
  });

  it('is not shown after a scheme, even if it keeps topics', () => {
    const folders = new Map([...placed.keys()].map((id) => [id, ['2026', 'Animals']]));
    const categories = new Map([...placed.keys()].map((id) => [id, id]));
    const shaped = rearranged(arrangement, { type: 'file-photos', folders, categories });
    expect(filedDetail('wide', shaped, placed)).toBeUndefined();
  });

  it('is not shown if the board looks the same at full detail, or nothing is known of a level', () => {
    const fine = board({ Birds: 1, Food: 1 });
    expect(filedDetail('balanced', fine.arrangement, fine.placed)).toBeUndefined();
    expect(filedDetail(undefined, arrangement, placed)).toBeUndefined();
  });
});
