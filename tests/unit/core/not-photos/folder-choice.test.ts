import { describe, expect, it } from 'vitest';
import { pathRules } from '#codec/path-rules.ts';
import { type FolderChoice, folderTree, leaveOut } from '#core/not-photos/folder-choice.ts';
import type { PickedFiles } from '#core/takeout/gather.ts';
import type { Photo } from '#core/photo.ts';

const photo = (path: string, archive?: string): Photo => {
  const at = path.lastIndexOf('/');
  return {
    id: path,
    name: path.slice(at + 1),
    sizeBytes: 1,
    modifiedMs: 0,
    ...(at < 0 ? {} : { folder: path.slice(0, at) }),
    ...(archive === undefined ? {} : { archive }),
  };
};
const FILES = [
  photo('Phone/2019/a.jpg'),
  photo('Phone/2019/Trip/b.png'),
  photo('Phone/Screenshots/c.png'),
  photo('Phone/d.jpg'),
  photo('2019/e.jpg', 'old.zip'),
  photo('alone.png'),
];
const PICKED: PickedFiles<Photo> = { files: FILES, jsons: [], tables: [], sums: new Map() };
const NOTHING: FolderChoice = { left: new Set(), isTaken: () => true };
const leftOf = (choice: Partial<FolderChoice>) => {
  const { table, excluded } = leaveOut(PICKED, { ...NOTHING, ...choice });
  return { names: table.files.map(({ name }) => name).join(' '), excluded };
};
const without = (...exclude: string[]) => ({ isTaken: pathRules({ exclude }) });

describe('the folders of the picked files', () => {
  it('form a tree with each one’s files, those of ZIPs below their ZIP', () => {
    expect(folderTree(FILES)).toEqual([
      {
        key: 'old.zip',
        name: 'old.zip',
        count: 1,
        children: [{ key: 'old.zip/2019', name: '2019', count: 1, children: [] }],
      },
      {
        key: 'Phone',
        name: 'Phone',
        count: 4,
        children: [
          {
            key: 'Phone/2019',
            name: '2019',
            count: 2,
            children: [{ key: 'Phone/2019/Trip', name: 'Trip', count: 1, children: [] }],
          },
          { key: 'Phone/Screenshots', name: 'Screenshots', count: 1, children: [] },
        ],
      },
    ]);
  });
});

describe('excluding folders', () => {
  it('changes nothing if nothing is excluded', () => {
    expect(leaveOut(PICKED, NOTHING).table).toBe(PICKED);
  });

  it.each([
    ['a folder with its contents', { left: new Set(['Phone/2019']) }, 'c.png d.jpg e.jpg alone.png', 2],
    [
      'a folder by its whole name',
      { left: new Set(['Phone/2']) },
      'a.jpg b.png c.png d.jpg e.jpg alone.png',
      0,
    ],
    ['a whole ZIP', { left: new Set(['old.zip']) }, 'a.jpg b.png c.png d.jpg alone.png', 1],
    [
      'files by a pattern, except those picked separately',
      without('*.png'),
      'a.jpg d.jpg e.jpg alone.png',
      2,
    ],
    ['a folder by a pattern', without('Screenshots/'), 'a.jpg b.png d.jpg e.jpg alone.png', 1],
    ['from the picked folder on', without('/2019/*.jpg'), 'b.png c.png d.jpg alone.png', 2],
    [
      'everything but what a later pattern restores',
      without('*.png', '!b.png'),
      'a.jpg b.png d.jpg e.jpg alone.png',
      1,
    ],
  ])('removes %s', (_, choice, names, excluded) => {
    expect(leftOf(choice)).toEqual({ names, excluded });
  });

  it('removes the sidecars of excluded photos, and no others', () => {
    const sidecar = (name: string) => ({
      id: name,
      name,
      folder: 'Phone/2019',
      content: {
        kind: 'photo',
        title: name.replace('.json', ''),
        takenMs: 0,
        people: [],
        isTrashed: false,
        isArchived: false,
      } as const,
    });
    const table = { ...PICKED, jsons: [sidecar('a.jpg.json'), sidecar('b.jpg.json')] };
    const choice = { ...NOTHING, left: new Set(['Phone/2019']) };
    expect(leaveOut(table, choice).table.jsons.map(({ id }) => id)).toEqual(['b.jpg.json']);
  });
});
