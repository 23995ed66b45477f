import { describe, expect, it } from 'vitest';
import { type Arrangement, arrangementOf, rearranged } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { smallFoldersOf } from '#core/categories/small-folders.ts';

/** A board with these folders and their contents; the category is the last part of the path, unless it is a date. */
function board(counts: Readonly<Record<string, number>>, category = (path: string) => path) {
  const paths = Object.entries(counts).flatMap(([path, count]) =>
    Array.from({ length: count }, (_, at) => ({
      photoId: `${path} ${at}`,
      path: `${path}/${at}.jpg`,
      own: path,
    })),
  );
  const placed = new Map(
    paths.map(({ photoId, own }): [string, PlacedPhoto] => [
      photoId,
      {
        photoId,
        description: '',
        category: category(own),
        folder: own.split('/'),
        name: photoId,
        extension: 'jpg',
      },
    ]),
  );
  return { arrangement: arrangementOf(paths), placed };
}

const merges = (arrangement: Arrangement, placed: ReadonlyMap<string, PlacedPhoto>) =>
  Object.fromEntries(
    (smallFoldersOf(arrangement, placed, (folder) => `more ${folder}`)?.merges ?? []).map(
      ({ into, from }) => [folderText(into), from.map(folderText)],
    ),
  );

describe('small folders', () => {
  it('of one kind merge into one broader folder', () => {
    const { arrangement, placed } = board({
      Food: 5,
      Birds: 1,
      'Insects & Spiders': 1,
      Aircraft: 1,
      Vehicles: 1,
    });
    expect(merges(arrangement, placed)).toEqual({
      'more animals': ['Birds', 'Insects & Spiders'],
      'more vehicles': ['Aircraft', 'Vehicles'],
    });
  });

  it('that are the only ones of their kind share a folder for the rest', () => {
    const { arrangement, placed } = board({ Birds: 1, Food: 1, Aircraft: 1, Weddings: 1 });
    expect(merges(arrangement, placed)).toEqual({ 'more other': ['Aircraft', 'Birds', 'Food', 'Weddings'] });
  });

  it('merge into their parent folder', () => {
    const { arrangement, placed } = board(
      { '2024/Food': 1, '2024/Birds': 1, '2025/Food': 1, '2025/Pets': 1, '2025': 3 },
      (path) => path.split('/').at(-1) ?? '',
    );
    expect(merges(arrangement, placed)).toEqual({
      '2024': ['2024/Birds', '2024/Food'],
      '2025': ['2025/Food', '2025/Pets'],
    });
  });

  it('are left alone if there are few', () => {
    const { arrangement, placed } = board({ Food: 5, Pets: 4, Birds: 1, Aircraft: 1, Vehicles: 1 });
    expect(smallFoldersOf(arrangement, placed, (folder) => folder)).toBeUndefined();
    const many = board({
      A: 2,
      B: 2,
      C: 2,
      D: 2,
      E: 2,
      F: 2,
      G: 2,
      H: 2,
      Birds: 1,
      Pets: 1,
      Food: 1,
      Drinks: 1,
    });
    expect(smallFoldersOf(many.arrangement, many.placed, (folder) => folder)).toBeUndefined();
  });

  it('named by the person stay, as does the Look again folder', () => {
    const { arrangement, placed } = board({ Birds: 1, Pets: 1, Food: 1, Drinks: 1, 'Look again': 1 });
    const id = arrangement.folders.find(({ path }) => path[0] === 'Birds')?.id ?? 0;
    const named = rearranged(arrangement, { type: 'rename-folder', folderId: id, name: 'Tom' });
    expect(merges(named, placed)).toEqual({ 'more food': ['Drinks', 'Food'] });
  });

  it('merge into a folder with the broader one’s name', () => {
    const { arrangement, placed } = board({ 'more animals': 3, Birds: 1, Pets: 1, Food: 1, Drinks: 1 });
    expect(merges(arrangement, placed)).toMatchObject({ 'more animals': ['Birds', 'Pets'] });
  });
});
