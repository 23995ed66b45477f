import { describe, expect, it } from 'vitest';
import { MOST_NUMBERS } from '#core/destinations/limits.ts';
import {
  type FolderEntry,
  numberedPath,
  planTargets,
  type WantedFile,
} from '#core/destinations/plan-targets.ts';

type Disk = Readonly<Record<string, readonly FolderEntry[]>>;

const file = (name: string): FolderEntry => ({ name, kind: 'file' });
const folder = (name: string): FolderEntry => ({ name, kind: 'folder' });

/** Where files go if the existing ones of `same` have the bytes of the file with the id. */
async function planned(
  wanted: readonly (string | WantedFile)[],
  disk: Disk,
  same: Record<string, string> = {},
) {
  const files = wanted.map((one) => (typeof one === 'string' ? { id: one, path: one } : one));
  const entries = Object.entries(disk).flatMap(([top, inner]) =>
    inner.map(({ name, kind }) => [top === '' ? name : `${top}/${name}`, kind] as const),
  );
  const kinds = new Map(entries);
  const { targets, newFolders } = await planTargets(files, {
    entries: async (path) => disk[path] ?? [],
    isSame: async (path, id) => {
      if (kinds.get(path) !== 'file') throw new Error(`${path} is no file`);
      return same[path] === id;
    },
  });
  const paths = targets.map(({ path, isThere }) => (isThere ? `${path} is there` : path));
  return { paths, newFolders };
}

describe('target paths in a folder', () => {
  it('are as requested if nothing exists', async () => {
    expect(await planned(['Pets/dog.jpg', 'Pets/Cats/cat.jpg'], {})).toEqual({
      paths: ['Pets/dog.jpg', 'Pets/Cats/cat.jpg'],
      newFolders: ['Pets', 'Pets/Cats'],
    });
  });

  it.each([
    ['the same', 'dog.jpg'],
    ['other letters', 'DOG.JPG'],
  ])('are numbered if the name is taken: %s', async (_what, name) => {
    const disk = { '': [folder('Pets')], Pets: [file(name), file('dog_2.jpg')] };
    expect(await planned(['Pets/dog.jpg'], disk)).toEqual({ paths: ['Pets/dog_3.jpg'], newFolders: [] });
  });

  it('are numbered if only a name’s Unicode form differs', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('été.jpg'.normalize('NFD'))] };
    expect((await planned(['Pets/été.jpg'], disk)).paths).toEqual(['Pets/été_2.jpg']);
  });

  it('are in an existing folder however it is spelled', async () => {
    const disk = { '': [folder('pets')], pets: [file('dog.jpg')] };
    expect(await planned(['Pets/dog.jpg', 'Pets/cat.jpg'], disk)).toEqual({
      paths: ['pets/dog_2.jpg', 'pets/cat.jpg'],
      newFolders: [],
    });
  });

  it.each(['file', 'other'] as const)('are in no folder whose name has a %s', async (kind) => {
    const disk = { '': [{ name: 'Pets', kind }] };
    expect(await planned(['Pets/dog.jpg', 'Pets/cat.jpg'], disk)).toEqual({
      paths: ['Pets_2/dog.jpg', 'Pets_2/cat.jpg'],
      newFolders: ['Pets_2'],
    });
  });

  it('are where the same bytes already are', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('Dog.jpg')] };
    const same = { 'Pets/Dog.jpg': 'Pets/dog.jpg' };
    expect((await planned(['Pets/dog.jpg'], disk, same)).paths).toEqual(['Pets/Dog.jpg is there']);
  });

  it.each(['folder', 'other'] as const)('are numbered if a %s has the name', async (kind) => {
    const disk = { '': [folder('Pets')], Pets: [{ name: 'dog.jpg', kind }] };
    expect((await planned(['Pets/dog.jpg'], disk)).paths).toEqual(['Pets/dog_2.jpg']);
  });

  it('use at most the last number, and fail after it', async () => {
    const taken = Array.from({ length: MOST_NUMBERS - 1 }, (_, at) =>
      file(at ? `dog_${at + 1}.jpg` : 'dog.jpg'),
    );
    const last = `dog_${MOST_NUMBERS}.jpg`;
    expect((await planned(['dog.jpg'], { '': taken })).paths).toEqual([last]);
    await expect(planned(['dog.jpg'], { '': [...taken, file(last)] })).rejects.toThrow(RangeError);
  });

  it('get another number if only a companion file differs', async () => {
    const disk = { '': [file('dog.jpg'), file('dog.mov')] };
    const wanted = [
      { id: 'dog', path: 'dog.jpg' },
      { id: 'film', path: 'dog.mov', leader: 'dog' },
    ];
    const { paths } = await planned(wanted, disk, { 'dog.jpg': 'dog' });
    expect(paths).toEqual(['dog_2.jpg', 'dog_2.mov']);
  });

  it.each(['dog.xmp', 'dog.jpg.xmp', 'dog.AAE'])(
    'add only %s if it was edited beside its photo',
    async (name) => {
      const sidecar = (number: number) => name.replace('dog', `dog_${number}`);
      const wanted = [
        { id: 'dog', path: 'dog.jpg' },
        { id: 'sidecar', path: name, leader: 'dog' },
      ];
      const beside = [file('dog.jpg'), file(name)];
      const one = await planned(wanted, { '': beside }, { 'dog.jpg': 'dog' });
      expect(one.paths).toEqual(['dog.jpg is there', sidecar(2)]);
      // The second photo has its own sidecars.
      const two = await planned(wanted, { '': [...beside, file('dog_2.jpg')] }, { 'dog.jpg': 'dog' });
      expect(two.paths).toEqual(['dog.jpg is there', sidecar(3)]);
      const again = await planned(
        wanted,
        { '': [...beside, file(sidecar(2))] },
        { 'dog.jpg': 'dog', [sidecar(2)]: 'sidecar' },
      );
      expect(again.paths).toEqual(['dog.jpg is there', `${sidecar(2)} is there`]);
    },
  );

  it('are never the same for two files', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('dog.jpg')] };
    expect((await planned(['Pets/dog.jpg', 'Pets/dog_2.jpg'], disk)).paths).toEqual([
      'Pets/dog_2.jpg',
      'Pets/dog_2_2.jpg',
    ]);
  });

  it('share one number for a photo and its companion files', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('dog.mov')] };
    const wanted = [
      { id: 'a', path: 'Pets/dog.jpg' },
      { id: 'b', path: 'Pets/dog.mov', leader: 'a' },
      { id: 'c', path: 'Pets/dog_edited.jpg', leader: 'a' },
      { id: 'd', path: 'Duplicates/Pets/dog.jpg', leader: 'a' },
      { id: 'e', path: 'Pets/cat.jpg' },
    ];
    expect((await planned(wanted, disk)).paths).toEqual([
      'Pets/dog_2.jpg',
      'Pets/dog_2.mov',
      'Pets/dog_2_edited.jpg',
      'Duplicates/Pets/dog_2.jpg',
      'Pets/cat.jpg',
    ]);
  });

  describe('for a sidecar that yields', () => {
    const wanted = [
      { id: 'dog', path: 'Pets/dog.jpg' },
      { id: 'xmp', path: 'Pets/dog.xmp', leader: 'dog', givesWay: true },
    ];
    const disk = { '': [folder('Pets')], Pets: [file('dog.jpg'), file('dog.xmp')] };

    it('is missing if its photo is there already next to another file with its name', async () => {
      const { paths } = await planned(wanted, disk, { 'Pets/dog.jpg': 'dog' });
      expect(paths).toEqual(['Pets/dog.jpg is there']);
    });

    it('is next to its photo, numbered with it, if that is another one', async () => {
      expect((await planned(wanted, disk)).paths).toEqual(['Pets/dog_2.jpg', 'Pets/dog_2.xmp']);
    });

    it('is next to its photo, numbered with it, if a folder has its name', async () => {
      const other = { '': [folder('Pets')], Pets: [file('dog.jpg'), folder('dog.xmp')] };
      const { paths } = await planned(wanted, other, { 'Pets/dog.jpg': 'dog' });
      expect(paths).toEqual(['Pets/dog_2.jpg', 'Pets/dog_2.xmp']);
    });

    it('is next to its photo if that is there alone', async () => {
      const alone = { '': [folder('Pets')], Pets: [file('dog.jpg')] };
      const { paths } = await planned(wanted, alone, { 'Pets/dog.jpg': 'dog' });
      expect(paths).toEqual(['Pets/dog.jpg is there', 'Pets/dog.xmp']);
    });
  });
});

describe('a path with a number', () => {
  it.each([
    ['Pets/dog.jpg', 1, 'Pets/dog.jpg'],
    ['Pets/dog.jpg', 2, 'Pets/dog_2.jpg'],
    ['Pets/Cats/a.b.jpg', 10, 'Pets/Cats/a.b_10.jpg'],
    ['a.jpg', 2, 'a_2.jpg'],
    ['Pets.old/README', 2, 'Pets.old/README_2'],
    ['.hidden', 2, '.hidden_2'],
  ])('is for %s and %i: %s', (path, number, numbered) => {
    expect(numberedPath(path, number)).toBe(numbered);
  });
});
