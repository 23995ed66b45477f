import { describe, expect, it } from 'vitest';
import { type FolderEntry, planTargets, type WantedFile } from '#core/into/plan-targets.ts';

type Disk = Readonly<Record<string, readonly FolderEntry[]>>;

const file = (name: string): FolderEntry => ({ name, kind: 'file' });
const folder = (name: string): FolderEntry => ({ name, kind: 'folder' });

/** Where files go, the existing ones of `same` having the bytes of the wanted one of the id. */
async function planned(
  wanted: readonly (string | WantedFile)[],
  disk: Disk,
  same: Record<string, string> = {},
) {
  const files = wanted.map((one) => (typeof one === 'string' ? { id: one, path: one } : one));
  const { targets, newFolders } = await planTargets(files, {
    entries: async (path) => disk[path] ?? [],
    isSame: async (path, id) => same[path] === id,
  });
  const paths = targets.map(({ path, isThere }) => (isThere ? `${path} is there` : path));
  return { paths, newFolders };
}

describe('where files go in a folder', () => {
  it('is as wanted where nothing is', async () => {
    expect(await planned(['Pets/dog.jpg', 'Pets/Cats/cat.jpg'], {})).toEqual({
      paths: ['Pets/dog.jpg', 'Pets/Cats/cat.jpg'],
      newFolders: ['Pets', 'Pets/Cats'],
    });
  });

  it.each([
    ['the same', 'dog.jpg'],
    ['other letters', 'DOG.JPG'],
  ])('is numbered where the name is taken: %s', async (_what, name) => {
    const disk = { '': [folder('Pets')], Pets: [file(name), file('dog_2.jpg')] };
    expect(await planned(['Pets/dog.jpg'], disk)).toEqual({ paths: ['Pets/dog_3.jpg'], newFolders: [] });
  });

  it('is numbered where only the Unicode form of a name differs', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('été.jpg'.normalize('NFD'))] };
    expect((await planned(['Pets/été.jpg'], disk)).paths).toEqual(['Pets/été_2.jpg']);
  });

  it('is in an existing folder however that is spelled', async () => {
    const disk = { '': [folder('pets')], pets: [file('dog.jpg')] };
    expect(await planned(['Pets/dog.jpg', 'Pets/cat.jpg'], disk)).toEqual({
      paths: ['pets/dog_2.jpg', 'pets/cat.jpg'],
      newFolders: [],
    });
  });

  it.each(['file', 'other'] as const)('is in no folder whose name has a %s', async (kind) => {
    const disk = { '': [{ name: 'Pets', kind }] };
    expect(await planned(['Pets/dog.jpg', 'Pets/cat.jpg'], disk)).toEqual({
      paths: ['Pets_2/dog.jpg', 'Pets_2/cat.jpg'],
      newFolders: ['Pets_2'],
    });
  });

  it('is where the very bytes are already', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('Dog.jpg')] };
    const same = { 'Pets/Dog.jpg': 'Pets/dog.jpg' };
    expect((await planned(['Pets/dog.jpg'], disk, same)).paths).toEqual(['Pets/Dog.jpg is there']);
  });

  it('is never under one name for two files', async () => {
    const disk = { '': [folder('Pets')], Pets: [file('dog.jpg')] };
    expect((await planned(['Pets/dog.jpg', 'Pets/dog_2.jpg'], disk)).paths).toEqual([
      'Pets/dog_2.jpg',
      'Pets/dog_2_2.jpg',
    ]);
  });

  it('has one number for a photo and what belongs to it', async () => {
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

  describe('of a sidecar that gives way', () => {
    const wanted = [
      { id: 'dog', path: 'Pets/dog.jpg' },
      { id: 'xmp', path: 'Pets/dog.xmp', leader: 'dog', givesWay: true },
    ];
    const disk = { '': [folder('Pets')], Pets: [file('dog.jpg'), file('dog.xmp')] };

    it('is none where its photo is there already beside another file of its name', async () => {
      const { paths } = await planned(wanted, disk, { 'Pets/dog.jpg': 'dog' });
      expect(paths).toEqual(['Pets/dog.jpg is there']);
    });

    it('is beside its photo, numbered with it, where that is another one', async () => {
      expect((await planned(wanted, disk)).paths).toEqual(['Pets/dog_2.jpg', 'Pets/dog_2.xmp']);
    });

    it('is beside its photo where that is there alone', async () => {
      const alone = { '': [folder('Pets')], Pets: [file('dog.jpg')] };
      const { paths } = await planned(wanted, alone, { 'Pets/dog.jpg': 'dog' });
      expect(paths).toEqual(['Pets/dog.jpg is there', 'Pets/dog.xmp']);
    });
  });
});
