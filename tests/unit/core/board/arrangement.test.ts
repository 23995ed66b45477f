import { describe, expect, it } from 'vitest';
import { collisionKey, safePathPart } from '#core/naming/archive-path.ts';
import { folderText } from '#core/naming/folder-path.ts';
import {
  type Arrangement,
  type ArrangementEdit,
  arrangementOf,
  checkComplete,
  entriesOf,
  rearranged,
  withEntries,
} from '#core/board/arrangement.ts';

const ENTRIES = [
  { photoId: 'a', path: 'Pets/dog.jpg' },
  { photoId: 'b', path: 'Pets/dog_2.jpg' },
  { photoId: 'c', path: 'Food/pasta.png' },
  { photoId: 'd', path: 'Pets/cat.webp' },
];
const arranged = arrangementOf(ENTRIES);
const idOf = (arrangement: Arrangement, name: string) =>
  arrangement.folders.find(({ path }) => folderText(path) === name)?.id ?? -1;
const pathsOf = (arrangement: Arrangement) =>
  Object.fromEntries(entriesOf(arrangement).map(({ photoId, path }) => [photoId, path]));
const after = (...edits: readonly ArrangementEdit[]) => edits.reduce(rearranged, arranged);

describe('an arrangement', () => {
  it('has the folders by name, and the archive’s paths', () => {
    expect(arranged.folders.map(({ path }) => folderText(path))).toEqual(['Food', 'Pets']);
    expect(pathsOf(arranged)).toEqual(
      Object.fromEntries(ENTRIES.map(({ photoId, path }) => [photoId, path])),
    );
  });

  it.each([
    ['my dog', 'Pets/my dog.jpg'],
    ['my dog.JPG', 'Pets/my dog.jpg'],
    ['cat', 'Pets/cat.jpg'],
    ['DOG_2', 'Pets/DOG_2_2.jpg'],
    ['../../etc/passwd', 'Pets/etcpasswd.jpg'],
    ['con', 'Pets/_con.jpg'],
    ['  ', 'Pets/dog.jpg'],
    ['a:b?.', 'Pets/ab.jpg'],
  ])('renames a photo to %j safely, and keeps its extension', (name, path) => {
    expect(pathsOf(after({ type: 'rename-photo', photoId: 'a', name }))['a']).toBe(path);
  });

  it('moves a photo, under a new number if its name is taken', () => {
    const moved = after(
      { type: 'rename-photo', photoId: 'c', name: 'dog' },
      { type: 'move-photos', photoIds: ['a'], folderId: idOf(arranged, 'Food') },
    );
    expect(pathsOf(moved)).toMatchObject({ a: 'Food/dog.jpg', c: 'Food/dog.png' });
    const back = rearranged(moved, { type: 'move-photos', photoIds: ['a'], folderId: idOf(moved, 'Pets') });
    expect(pathsOf(back)['a']).toBe('Pets/dog.jpg');
  });

  it('moves many photos at once, in board order, as one by one', () => {
    const folderId = idOf(arranged, 'Food');
    const named = after(
      { type: 'rename-photo', photoId: 'c', name: 'dog.png' },
      { type: 'rename-photo', photoId: 'd', name: 'dog_2' },
    );
    const one = (photoId: string) => ({ type: 'move-photos', photoIds: [photoId], folderId }) as const;
    const many = rearranged(named, { type: 'move-photos', photoIds: ['d', 'b', 'gone', 'c', 'a'], folderId });
    expect(many.folders).toEqual(['a', 'b', 'd'].map(one).reduce(rearranged, named).folders);
    expect(pathsOf(many)).toMatchObject({ a: 'Food/dog.jpg', b: 'Food/dog_2.jpg', d: 'Food/dog_2.webp' });
  });

  it('distinguishes moved photos with the same name, and stays the same if none moves', () => {
    const twins = arrangementOf([
      { photoId: 'x', path: 'One/a.jpg' },
      { photoId: 'y', path: 'Two/a.jpg' },
      { photoId: 'z', path: 'Three/b.jpg' },
    ]);
    const folderId = idOf(twins, 'Three');
    const moved = rearranged(twins, { type: 'move-photos', photoIds: ['x', 'y'], folderId });
    expect(pathsOf(moved)).toEqual({ x: 'Three/a.jpg', y: 'Three/a_2.jpg', z: 'Three/b.jpg' });
    expect(rearranged(moved, { type: 'move-photos', photoIds: ['x', 'z'], folderId })).toBe(moved);
    expect(rearranged(moved, { type: 'move-photos', photoIds: ['x'], folderId: 99 })).toBe(moved);
  });

  it('leaves a folder without photos out of the archive', () => {
    const moved = after({ type: 'move-photos', photoIds: ['c'], folderId: idOf(arranged, 'Pets') });
    expect(moved.folders.find(({ path }) => folderText(path) === 'Food')?.photos).toEqual([]);
    expect(entriesOf(moved).every(({ path }) => path.startsWith('Pets/'))).toBe(true);
  });

  it('puts a new folder first, with a number if the name exists', () => {
    const added = after({ type: 'add-folder', name: 'pets' }, { type: 'add-folder', name: 'Pets' });
    expect(added.folders.map(({ path }) => folderText(path))).toEqual(['Pets 3', 'pets 2', 'Food', 'Pets']);
    expect(new Set(added.folders.map(({ id }) => id)).size).toBe(4);
  });

  it('keeps an emptied folder until it is removed, and removes none with photos', () => {
    const [food, pets] = [idOf(arranged, 'Food'), idOf(arranged, 'Pets')];
    expect(after({ type: 'remove-folder', folderId: food })).toBe(arranged);
    const emptied = after({ type: 'move-photos', photoIds: ['c'], folderId: pets });
    const removed = rearranged(emptied, { type: 'remove-folder', folderId: food });
    expect(removed.folders.map(({ path }) => folderText(path))).toEqual(['Pets']);
    expect(removed.accepted).toEqual(emptied.accepted);
    expect(rearranged(removed, { type: 'remove-folder', folderId: food })).toBe(removed);
  });

  it('renames a folder with everything in it, in place', () => {
    const renamed = after({ type: 'rename-folder', folderId: idOf(arranged, 'Food'), name: 'Zoo' });
    expect(renamed.folders.map(({ path }) => folderText(path))).toEqual(['Zoo', 'Pets']);
    expect(pathsOf(renamed)['c']).toBe('Zoo/pasta.png');
  });

  it('merges two folders that get the same name', () => {
    const first = after({ type: 'rename-photo', photoId: 'c', name: 'cat' });
    const merged = rearranged(first, { type: 'rename-folder', folderId: idOf(first, 'Food'), name: 'PETS' });
    expect(merged.folders.map(({ path }) => folderText(path))).toEqual(['Pets']);
    expect(pathsOf(merged)).toMatchObject({ c: 'Pets/cat.png', d: 'Pets/cat.webp' });
  });

  it('stays the same object after an edit that changes nothing', () => {
    expect(after({ type: 'rename-photo', photoId: 'a', name: 'dog.jpg' })).toBe(arranged);
    expect(after({ type: 'move-photos', photoIds: ['a'], folderId: idOf(arranged, 'Pets') })).toBe(arranged);
    expect(after({ type: 'rename-folder', folderId: idOf(arranged, 'Pets'), name: ' ' })).toBe(arranged);
    expect(after({ type: 'rename-photo', photoId: 'nobody', name: 'x' })).toBe(arranged);
  });

  it('moves photos to a path, into the existing folder or a new last one', () => {
    const [first, again] = [
      after({ type: 'move-to-path', photoIds: ['b', 'd'], path: ['Duplicates', 'Pets'] }),
      after(
        { type: 'move-to-path', photoIds: ['b'], path: ['Duplicates', 'Pets'] },
        { type: 'move-to-path', photoIds: ['d'], path: ['DUPLICATES', 'pets'] },
      ),
    ];
    expect(first.folders.map(({ path }) => folderText(path))).toEqual(['Food', 'Pets', 'Duplicates/Pets']);
    expect(pathsOf(first)).toMatchObject({ b: 'Duplicates/Pets/dog_2.jpg', d: 'Duplicates/Pets/cat.webp' });
    expect(pathsOf(again)).toEqual(pathsOf(first));
    expect(after({ type: 'move-to-path', photoIds: ['nobody'], path: ['New'] })).toBe(arranged);
    expect(after({ type: 'move-to-path', photoIds: ['c'], path: ['Food'] }).folders).toHaveLength(2);
  });

  it('remembers decisions about duplicates through all other edits, without changing paths', () => {
    const decision = { how: 'apart', photoIds: ['a', 'b'] } as const;
    const decided = after({ type: 'decide-stack', decision });
    expect(decided.folders).toBe(arranged.folders);
    const later = (
      [
        { type: 'rename-photo', photoId: 'a', name: 'Rex' },
        { type: 'move-photos', photoIds: ['a', 'c'], folderId: idOf(arranged, 'Pets') },
        { type: 'rename-folder', folderId: idOf(arranged, 'Food'), name: 'Pets' },
        { type: 'file-photos', folders: new Map([['a', ['Rome']]]) },
        { type: 'add-folder', name: 'New' },
        { type: 'move-to-path', photoIds: ['d'], path: ['Cats'] },
      ] satisfies ArrangementEdit[]
    ).map((edit) => rearranged(decided, edit));
    expect(later.map(({ decisions }) => decisions)).toEqual(later.map(() => [decision]));
    const added = withEntries(decided, [
      { photoId: 'e', path: 'Pets/dog.jpg' },
      { photoId: 'f', path: 'Sky/sun.jpg' },
    ]);
    expect(added.decisions).toEqual([decision]);
  });

  it('adds a later batch’s photos under free paths', () => {
    const joined = withEntries(arranged, [
      { photoId: 'e', path: 'Pets/dog.jpg' },
      { photoId: 'f', path: 'Sky/cloud.jpg' },
    ]);
    expect(pathsOf(joined)).toMatchObject({ a: 'Pets/dog.jpg', e: 'Pets/dog_3.jpg', f: 'Sky/cloud.jpg' });
    expect(joined.folders.map(({ path }) => folderText(path))).toEqual(['Food', 'Pets', 'Sky']);
  });
});

describe('photos with generated names', () => {
  const [BALL, SNOW] = ['_with_a_ball', '_in_the_snow'] as const;
  const marked = (photoId: string, folder: string, words: readonly string[], date?: string) => ({
    photoId,
    path: `${folder}/dog.jpg`,
    marks: date === undefined ? { words } : { words, date },
  });
  const board = arrangementOf([marked('a', 'Pets', [BALL], '_2019-07-14')]);
  const joinedBy = (...entries: Parameters<typeof withEntries>[1]) => pathsOf(withEntries(board, entries));

  it('are distinguished by content, by date, then by a number, when a later batch adds them', () => {
    const joined = joinedBy(
      marked('b', 'Pets', [BALL, SNOW]),
      marked('c', 'Pets', [BALL], '_2019-07-15'),
      marked('d', 'Pets', [], '_2019-07-15'),
      marked('e', 'Pets', [BALL]),
    );
    expect(joined).toEqual({
      a: 'Pets/dog.jpg',
      b: 'Pets/dog_in_the_snow.jpg',
      c: 'Pets/dog_2019-07-15.jpg',
      d: 'Pets/dog_2019-07-15_2.jpg',
      e: 'Pets/dog_2.jpg',
    });
  });

  it('are distinguished when they are moved or their folders merge, while existing photos keep their names', () => {
    const two = arrangementOf([marked('a', 'Pets', [BALL]), marked('b', 'Food', [SNOW])]);
    const told = { a: 'Pets/dog.jpg', b: 'Pets/dog_in_the_snow.jpg' };
    const [food, pets] = [idOf(two, 'Food'), idOf(two, 'Pets')];
    expect(pathsOf(rearranged(two, { type: 'move-photos', photoIds: ['b'], folderId: pets }))).toEqual(told);
    expect(pathsOf(rearranged(two, { type: 'rename-folder', folderId: food, name: 'Pets' }))).toEqual(told);
  });

  it('keep the words that their name does not use yet for the next time', () => {
    const entries = [marked('a', 'Pets', []), marked('b', 'Food', [SNOW], '_2019-07-14')];
    const two = arrangementOf([...entries, { photoId: 'c', path: 'Sky/dog_in_the_snow.jpg' }]);
    const moved = rearranged(two, { type: 'move-photos', photoIds: ['b'], folderId: idOf(two, 'Pets') });
    const again = rearranged(moved, { type: 'move-photos', photoIds: ['b'], folderId: idOf(moved, 'Sky') });
    expect(pathsOf(again)['b']).toBe('Sky/dog_in_the_snow_2019-07-14.jpg');
  });

  it('get only a number once a person has named them', () => {
    const both = withEntries(board, [{ photoId: 'b', path: 'Pets/cat.jpg', marks: { words: [SNOW] } }]);
    const renamed = rearranged(both, { type: 'rename-photo', photoId: 'b', name: 'dog' });
    expect(pathsOf(renamed)['b']).toBe('Pets/dog_2.jpg');
    const aside = rearranged(renamed, { type: 'add-folder', name: 'Aside' });
    const named = rearranged(aside, { type: 'rename-photo', photoId: 'b', name: 'Rex' });
    const moved = rearranged(named, { type: 'move-photos', photoIds: ['b'], folderId: idOf(named, 'Aside') });
    const other = withEntries(moved, [{ photoId: 'c', path: 'Pets/Rex.jpg' }]);
    const back = rearranged(other, { type: 'move-photos', photoIds: ['b'], folderId: idOf(other, 'Pets') });
    expect(pathsOf(back)['b']).toBe('Pets/Rex_2.jpg');
  });
});

describe('checkComplete', () => {
  const ids = new Set(['a', 'b', 'c', 'd']);
  it('passes when every photo is there once', () => {
    expect(() => checkComplete(entriesOf(arranged), ids)).not.toThrow();
  });
  it.each([
    ['one is missing', ENTRIES.slice(1)],
    ['one is there twice', [...ENTRIES, { photoId: 'a', path: 'Pets/again.jpg' }]],
    ['an unknown one is there', [...ENTRIES.slice(1), { photoId: 'z', path: 'Pets/z.jpg' }]],
  ])('throws if %s', (_what, entries) => {
    expect(() => checkComplete(entries, ids)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'archive-incomplete' }) }),
    );
  });
});

describe('any edits in any order', () => {
  const NAMES = [
    'dog',
    'Dog',
    'DOG_2',
    'Cafe\u0301',
    'Café',
    'straße',
    'STRASSE',
    'con',
    '..',
    'a/b',
    '',
    '日'.repeat(99),
  ];
  const PHOTOS = Array.from({ length: 24 }, (_, at) => ({
    photoId: `p${at}`,
    path: `${['Pets', '2024/Food', '2024/Sky'][at % 3]}/photo_${at}.${at % 2 ? 'jpg' : 'png'}`,
    ...(at % 4 ? { marks: { words: ['_at_night'], date: '_2019-07-14' } } : {}),
  }));

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'lose no photo, duplicate no path, and stay safe everywhere (seed %i)',
    (seed) => {
      const random = randomFrom(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
      let arrangement = arrangementOf(PHOTOS);
      for (let step = 0; step < 60; step += 1) {
        const folderId = pick(arrangement.folders).id;
        const { photoId } = pick(PHOTOS);
        arrangement = rearranged(
          arrangement,
          pick<ArrangementEdit>([
            { type: 'rename-photo', photoId, name: pick(NAMES) },
            { type: 'move-photos', photoIds: [photoId], folderId },
            { type: 'rename-folder', folderId, name: pick(NAMES) },
            { type: 'rename-folder', folderId, name: pick(NAMES), within: [pick(NAMES), pick(NAMES)] },
            { type: 'add-folder', name: pick(NAMES) },
            { type: 'remove-folder', folderId },
            {
              type: 'move-to-path',
              photoIds: [photoId, pick(PHOTOS).photoId],
              path: [pick(NAMES), pick(NAMES)],
            },
          ]),
        );
      }
      const entries = entriesOf(arrangement);
      checkComplete(entries, new Set(PHOTOS.map(({ photoId }) => photoId)));
      expect(new Set(entries.map(({ path }) => collisionKey(path))).size).toBe(PHOTOS.length);
      expect(new Set(arrangement.folders.map((folder) => collisionKey(folderText(folder.path)))).size).toBe(
        arrangement.folders.length,
      );
      for (const { photoId, path } of entries) {
        for (const part of path.split('/')) {
          expect(part.startsWith(safePathPart(part))).toBe(true);
          expect(Buffer.byteLength(part)).toBeLessThan(200);
        }
        const original = PHOTOS.find((photo) => photo.photoId === photoId)?.path ?? '';
        expect(path.split('.').at(-1)).toBe(original.split('.').at(-1));
      }
    },
  );
});

/** Park and Miller's generator: the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
