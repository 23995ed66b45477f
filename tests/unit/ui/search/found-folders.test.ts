import { expect, it } from 'vitest';
import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from '#ui/board/batch-view.ts';
import { foundFolders } from '#ui/search/use-board-search.ts';
import { searchedPhotos } from '#ui/search/searched-photos.ts';

const NAMES = ['beach-1', 'beach-2', 'dog-1', 'dog-2', 'dog-3'];

function folder(id: number, name: string): ResultFolder<Photo> {
  const photos = NAMES.filter((one) => one.startsWith(name)).map((one) => ({
    photo: { id: one, name: `IMG_20240603_101112.jpg`, sizeBytes: 1, modifiedMs: 0, folder: 'Old' },
    description: `A ${name}.`,
    name: one,
    fileName: `${one}.jpg`,
  }));
  return { id, path: [name], photos };
}
const FOLDERS = [folder(1, 'beach'), folder(2, 'dog'), folder(3, 'empty')];

const shown = (found: readonly string[], newFolderId?: number) =>
  foundFolders(FOLDERS, found, newFolderId).map(({ id, photos }) => [id, photos.map(({ name }) => name)]);

it('shows the best photo’s folder first, and each folder’s best photos first', () => {
  expect(shown(['dog-3', 'beach-2', 'dog-1'])).toEqual([
    [2, ['dog-3', 'dog-1']],
    [1, ['beach-2']],
  ]);
});

it('shows no folder without matches, except one that waits for its name', () => {
  expect(shown([])).toEqual([]);
  expect(shown(['dog-1'], 3)).toEqual([
    [3, []],
    [2, ['dog-1']],
  ]);
});

it('finds a photo by its original and current name and folder, and by its day', () => {
  const placed = {
    photoId: 'dog-1',
    description: 'A dog.',
    category: 'Pets',
    folder: ['dog'],
    name: 'dog-1',
    extension: 'jpg',
  };
  const photos = new Map([
    ['dog-1', { status: 'placed', photo: { ...placed, takenAt: '2023-01-02T10:11:12' } }],
    ['dog-2', { status: 'placed', photo: placed }],
  ] as const);
  const [first, second] = searchedPhotos([FOLDERS[1] ?? folder(2, 'dog')], { photos });
  expect(first).toMatchObject({
    id: 'dog-1',
    name: 'dog-1.jpg',
    category: 'Pets',
    folder: 'dog',
    original: 'Old IMG_20240603_101112.jpg',
    day: '2023-01-02',
  });
  // If the camera gives no date, the name does.
  expect(second?.day).toBe('2024-06-03');
});
