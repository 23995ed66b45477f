import { describe, expect, it } from 'vitest';
import { companionPaths, type Follower } from '#core/companions/companion-paths.ts';

const entry = (photoId: string, path: string) => ({ photoId, path });
const pathsOf = (
  placed: readonly { photoId: string; path: string }[],
  followers: Readonly<Record<string, readonly Follower[]>>,
) =>
  Object.fromEntries(
    companionPaths(placed, new Map(Object.entries(followers)), []).map(({ photoId, path }) => [
      photoId,
      path,
    ]),
  );

describe('companion files', () => {
  it('share their photo’s folder and name, and keep their own extension', () => {
    expect(
      pathsOf([entry('a', 'Beach/sea.heic')], {
        a: [
          { id: 'film', name: 'IMG_1.MOV', kind: 'live' },
          { id: 'edit', name: 'IMG_E1.JPG', kind: 'edited' },
          { id: 'raw', name: 'IMG_1.DNG', kind: 'raw' },
          { id: 'aae', name: 'IMG_1.AAE', kind: 'settings' },
          { id: 'xmp', name: 'IMG_1.HEIC.xmp', kind: 'settings' },
          { id: 'copy', name: 'IMG_1(1).HEIC', kind: 'copy' },
        ],
      }),
    ).toEqual({
      a: 'Beach/sea.heic',
      film: 'Beach/sea.mov',
      edit: 'Beach/sea_edited.jpg',
      raw: 'Beach/sea.dng',
      aae: 'Beach/sea.aae',
      xmp: 'Beach/sea.heic.xmp',
      copy: 'Duplicates/Beach/sea.heic',
    });
  });

  it('keep the numbers of a photo’s versions, and the ending of its thumbnail', () => {
    const a: Follower[] = [
      { id: 'thumb', name: 'photo_1_thumb.jpg', kind: 'preview' },
      { id: 'one', name: 'IMG_1.jpg.xmp', kind: 'settings' },
      { id: 'two', name: 'IMG_1_01.jpg.xmp', kind: 'settings' },
      { id: 'three', name: 'IMG_1_02.jpg.xmp', kind: 'settings' },
      { id: 'edit', name: 'IMG_1_edited.jpg.xmp', kind: 'edited' },
      { id: 'edit2', name: 'IMG_1_edited_2.jpg.xmp', kind: 'edited' },
    ];
    expect(pathsOf([entry('a', 'Beach/sea.jpg')], { a })).toEqual({
      a: 'Beach/sea.jpg',
      thumb: 'Beach/sea_thumb.jpg',
      one: 'Beach/sea.jpg.xmp',
      two: 'Beach/sea_01.jpg.xmp',
      three: 'Beach/sea_02.jpg.xmp',
      edit: 'Beach/sea_edited.xmp',
      edit2: 'Beach/sea_edited_2.xmp',
    });
  });

  it('stay together if another photo has that name with another extension', () => {
    expect(
      pathsOf([entry('a', 'Beach/sea.jpg'), entry('b', 'Beach/sea.heic')], {
        a: [{ id: 'film a', name: 'A.MOV', kind: 'live' }],
        b: [{ id: 'film b', name: 'B.MOV', kind: 'live' }],
      }),
    ).toEqual({
      a: 'Beach/sea.jpg',
      'film a': 'Beach/sea.mov',
      b: 'Beach/sea_2.heic',
      'film b': 'Beach/sea_2.mov',
    });
  });

  it('are distinguished if there are several of a kind', () => {
    expect(
      pathsOf([entry('a', 'Beach/sea.jpg')], {
        a: [
          { id: '1', name: 'a-edited.jpg', kind: 'edited' },
          { id: '2', name: 'a-effects.jpg', kind: 'edited' },
          { id: '3', name: 'b.jpg', kind: 'copy' },
          { id: '4', name: 'c.jpg', kind: 'copy' },
        ],
      }),
    ).toMatchObject({
      1: 'Beach/sea_edited.jpg',
      2: 'Beach/sea_edited_2.jpg',
      3: 'Duplicates/Beach/sea.jpg',
      4: 'Duplicates/Beach/sea_2.jpg',
    });
  });
});

describe('the extension', () => {
  it.each<[string, Follower['kind'], string]>([
    ['IMG_1.HEIC', 'copy', 'Duplicates/Beach/sea.jpg'],
    ['IMG_1.png', 'copy', 'Duplicates/Beach/sea.jpg'],
    ['IMG_1 copy', 'copy', 'Duplicates/Beach/sea.jpg'],
    ['IMG_1.jpg.bak', 'copy', 'Duplicates/Beach/sea.jpg'],
    ['IMG_1.MOV', 'copy', 'Duplicates/Beach/sea.mov'],
    ['IMG_1.xmp', 'copy', 'Duplicates/Beach/sea.xmp'],
    ['IMG_1.DNG', 'copy', 'Duplicates/Beach/sea.dng'],
    ['IMG_1.jpeg.xmp', 'settings', 'Beach/sea.jpg.xmp'],
    ['IMG_1.NEF.xmp', 'settings', 'Beach/sea.nef.xmp'],
    ['IMG_1.HEIC.json', 'settings', 'Beach/sea.jpg.json'],
    ['v1.2.xmp', 'settings', 'Beach/sea.xmp'],
    ['IMG_1.THM', 'preview', 'Beach/sea.thm'],
    ['IMG_1.WAV', 'sound', 'Beach/sea.wav'],
    ['IMG_1.jpg', 'original', 'Beach/sea_original.jpg'],
    ['A-overlay.png', 'overlay', 'Beach/sea_overlay.png'],
    ['IMG_1_edited.mov', 'edited', 'Beach/sea_edited.mov'],
  ])('of %s as %s makes it %s', (name, kind, path) => {
    expect(pathsOf([entry('a', 'Beach/sea.jpg')], { a: [{ id: 'own', name, kind }] })).toMatchObject({
      own: path,
    });
  });
});

describe('every path', () => {
  it('is unique, whatever companion files a photo has', () => {
    const kinds = ['live', 'raw', 'edited', 'settings', 'copy'] as const;
    const names = ['a.jpg', 'b.JPG', 'c.mov', 'd.jpg.xmp', 'e', 'f.x/../y'];
    const own = kinds.flatMap((kind) => names.map((name) => ({ id: `${kind} ${name}`, name, kind })));
    const paths = companionPaths([entry('p', 'A/b.jpg')], new Map([['p', own]]), []).map(({ path }) => path);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    expect(paths.filter((path) => /\.\.|\/{2}/.test(path))).toEqual([]);
  });
});

describe('a passenger', () => {
  it('keeps its name, and gets a number if it is taken', () => {
    const passengers = ['1', '2'].map((id) => ({ id, name: 'clip.MP4', folder: ['Videos'] }));
    expect(companionPaths([], new Map(), passengers)).toEqual([
      entry('1', 'Videos/clip.mp4'),
      entry('2', 'Videos/clip_2.mp4'),
    ]);
  });

  it('has the same number as its companion files', () => {
    const passengers = ['1', '2'].flatMap((id) => [
      { id, name: 'G1.MP4', folder: ['Videos'] },
      { id: `${id} thumbnail`, name: 'G1.THM', folder: ['Unsorted'], leader: id },
    ]);
    expect(companionPaths([], new Map(), passengers)).toEqual([
      entry('1', 'Videos/G1.mp4'),
      entry('1 thumbnail', 'Videos/G1.thm'),
      entry('2', 'Videos/G1_2.mp4'),
      entry('2 thumbnail', 'Videos/G1_2.thm'),
    ]);
  });

  it('can’t leave its folder by its name', () => {
    const [only] = companionPaths([], new Map(), [{ id: '1', name: '../../etc/x.mp4', folder: ['Videos'] }]);
    expect(only?.path).toMatch(/^Videos\/[^/]+\.mp4$/);
  });
});
