import { describe, expect, it } from 'vitest';
import { ArchivePaths, collisionKey, safeFolder } from '#core/naming/archive-path.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import {
  arrangementOf,
  entriesOf,
  rearranged,
  withEntries,
  type Arrangement,
} from '#core/board/arrangement.ts';
import { assignPaths } from '#core/naming/assign-paths.ts';
import { PATH_LENGTH } from '#core/limits.ts';

const dog = { name: 'dog', extension: 'jpg' };
describe('a nested folder', () => {
  it('is one path part per level, and counts its names separately', () => {
    const paths = new ArchivePaths();
    const taken = [['2024', 'Pets'], ['2024', 'Pets'], ['2023', 'Pets'], ['2024']].map((folder) =>
      paths.take({ ...dog, folder }),
    );
    expect(taken).toEqual(['2024/Pets/dog.jpg', '2024/Pets/dog_2.jpg', '2023/Pets/dog.jpg', '2024/dog.jpg']);
  });

  it('is given to photos in the order picked', () => {
    const placed = { ...dog, description: 'A dog.', category: 'Pets', folder: ['2024', 'Pets'] };
    const entries = assignPaths([
      { ...placed, photoId: 'a' },
      { ...placed, photoId: 'b' },
    ]);
    expect(entries.map(({ path }) => path)).toEqual(['2024/Pets/dog.jpg', '2024/Pets/dog_2.jpg']);
  });
});

describe('safeFolder', () => {
  it.each([
    [['..', 'Pets'], ['Pets']],
    [['.', 'Pets'], ['Pets']],
    [['', 'Pets', ' '], ['Pets']],
    [
      ['2024', 'CON'],
      ['2024', '_CON'],
    ],
    [
      ['2024. ', 'Pets . .'],
      ['2024', 'Pets'],
    ],
    [
      ['a/b', 'c\\d'],
      ['ab', 'cd'],
    ],
    [['..', '.', ''], ['Unsorted']],
    [[], ['Unsorted']],
    // A photo next to the folder may have the same name.
    [
      ['2024', 'dog.jpg', 'cat.HEIC'],
      ['2024', 'dog_jpg', 'cat_HEIC'],
    ],
    [['dog.jpg'], ['dog.jpg']],
  ])('makes of %j the folder %j', (parts, safe) => {
    expect(safeFolder(parts)).toEqual(safe);
    expect(safeFolder(safe)).toEqual(safe);
  });

  it('cuts its parts only if they leave no room for a name, and then no more than needed', () => {
    const parts = (outer: number, inner: number) => ['a'.repeat(outer), 'b'.repeat(inner)];
    expect(safeFolder(parts(100, 66))).toEqual(parts(100, 66));
    expect(safeFolder(parts(100, 67))).toEqual(parts(82, 67));
    expect(safeFolder(parts(100, 100))).toEqual(parts(82, 82));
  });

  it.each([2, 3, 8, 60, 300])(
    'leaves room for names in a folder of %i long parts, so that Windows can unpack them',
    (depth) => {
      const deep = Array.from({ length: depth }, (_, at) => `${at} ${'日本 long '.repeat(20)}`);
      const paths = new ArchivePaths();
      const taken = ['a', 'b', 'b'].map((last) =>
        paths.take({ folder: deep, name: 'x'.repeat(299) + last, extension: 'jpg' }),
      );
      expect(new Set(taken).size).toBe(3);
      for (const path of taken) {
        expect(path.length).toBeLessThanOrEqual(PATH_LENGTH);
        expect(safeFolder(splitPath(path).folder)).toEqual(splitPath(path).folder);
      }
    },
  );
});

describe('an arrangement of nested folders', () => {
  const arranged = arrangementOf([
    { photoId: 'a', path: '2024/Pets/dog.jpg' },
    { photoId: 'b', path: '2024/Food/dog.jpg' },
    { photoId: 'c', path: '2023/Pets/dog.jpg' },
  ]);
  const idOf = (arrangement: Arrangement, text: string) =>
    arrangement.folders.find(({ path }) => path.join('/') === text)?.id ?? -1;
  const pathsOf = (arrangement: Arrangement) => entriesOf(arrangement).map(({ path }) => path);

  it('has every folder with its whole path, and returns the paths', () => {
    expect(arranged.folders.map(({ path }) => path)).toEqual([
      ['2023', 'Pets'],
      ['2024', 'Food'],
      ['2024', 'Pets'],
    ]);
    expect(pathsOf(arranged)).toEqual(['2023/Pets/dog.jpg', '2024/Food/dog.jpg', '2024/Pets/dog.jpg']);
  });

  it('lets a photo move between them', () => {
    const folderId = idOf(arranged, '2024/Pets');
    const moved = rearranged(arranged, { type: 'move-photos', photoIds: ['c'], folderId });
    expect(pathsOf(moved)).toEqual(['2024/Food/dog.jpg', '2024/Pets/dog.jpg', '2024/Pets/dog_2.jpg']);
  });

  it('renames the last part of a path, and a typed name stays one part', () => {
    const folderId = idOf(arranged, '2024/Food');
    const named = (name: string) =>
      rearranged(arranged, { type: 'rename-folder', folderId, name }).folders.at(1)?.path;
    expect(named('Meals')).toEqual(['2024', 'Meals']);
    expect(named('a/b')).toEqual(['2024', 'ab']);
    expect(named('..')).toEqual(['2024', 'Food']);
    expect(named('CON')).toEqual(['2024', '_CON']);
    expect(named('x. ')).toEqual(['2024', 'x']);
    expect(named('dog.jpg')).toEqual(['2024', 'dog_jpg']);
  });

  it('merges only two folders with the same path', () => {
    const folderId = idOf(arranged, '2024/Food');
    const merged = rearranged(arranged, { type: 'rename-folder', folderId, name: 'PETS' });
    expect(pathsOf(merged)).toEqual(['2023/Pets/dog.jpg', '2024/Pets/dog.jpg', '2024/Pets/dog_2.jpg']);
  });

  it('adds a later batch’s photos to the folder with that path', () => {
    const joined = withEntries(arranged, [
      { photoId: 'd', path: '2024/Pets/dog.jpg' },
      { photoId: 'e', path: '2022/Pets/dog.jpg' },
    ]);
    expect(joined.folders).toHaveLength(4);
    expect(new Set(pathsOf(joined).map(collisionKey)).size).toBe(5);
    expect(pathsOf(joined)).toContain('2024/Pets/dog_2.jpg');
  });
});

describe('filing all photos of a board again', () => {
  const arrangement = arrangementOf([
    { photoId: 'a', path: 'Food/plate.jpg' },
    { photoId: 'b', path: 'Pets/plate.jpg' },
    { photoId: 'c', path: 'Pets/dog.jpg' },
  ]);
  const file = (folders: Readonly<Record<string, readonly string[]>>) =>
    rearranged(arrangement, { type: 'file-photos', folders: new Map(Object.entries(folders)) });

  it('keeps every photo and its name, and distinguishes those with the same name', () => {
    const filed = file({ a: ['2026', 'May'], b: ['2026', 'May'], c: ['2025'] });
    expect(entriesOf(filed).map(({ photoId, path }) => [photoId, path])).toEqual([
      ['c', '2025/dog.jpg'],
      ['a', '2026/May/plate.jpg'],
      ['b', '2026/May/plate_2.jpg'],
    ]);
  });

  it('leaves photos without a folder in place, and drops empty folders', () => {
    const filed = file({ b: ['2026'] });
    expect(filed.folders.map(({ path }) => path.join('/'))).toEqual(['2026', 'Food', 'Pets']);
    expect(file({ b: ['2026'], c: ['2026'] }).folders.map(({ path }) => path.join('/'))).toEqual([
      '2026',
      'Food',
    ]);
  });

  it('merges folders that differ only in case', () => {
    expect(file({ a: ['May'], b: ['may'], c: ['MAY'] }).folders).toHaveLength(1);
  });

  it('changes nothing if every photo is there already', () => {
    expect(file({ a: ['Food'], b: ['Pets'] })).toBe(arrangement);
  });
});
