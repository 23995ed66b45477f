import { describe, expect, it } from 'vitest';
import { placedInLibrary } from '#core/library/board-in-library.ts';
import { readLibrary } from '#core/library/read-library.ts';
import { listTable, readListTable } from '#core/lists/list-table.ts';

const SUM = 'ab'.repeat(32);

/** A library whose list says that all its photos show pets. */
async function libraryOfPets(scheme: string, ...paths: readonly string[]) {
  const listed = paths.map((path) => ({
    original: path,
    path,
    category: 'Pets',
    date: '2024-05-06T10:00:00',
    dateSource: 'exif' as const,
    sha256: SUM,
    sizeBytes: 1,
    modifiedMs: 0,
  }));
  return readLibrary({
    files: paths.map((path) => ({ path, sizeBytes: 1 })),
    rows: readListTable(listTable(listed).slice(1)) ?? [],
    namedScheme: scheme,
    sumOf: async () => Promise.resolve(SUM),
    factsOf: async () => Promise.resolve({}),
    signal: { aborted: false },
  });
}

const placed = {
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
} as const;
const photo = { id: 'a', name: 'a.jpg', sizeBytes: 1, modifiedMs: 0 };
const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];

/** A library whose list dates its photos by one kind of source, on the days that their folders name. */
async function datedLibrary(dateSource: 'exif' | 'file') {
  const days = ['2024-01-05', '2024-02-06', '2024-03-07', '2024-04-08'];
  const listed = days.map((day) => ({
    original: 'a.jpg',
    path: `${day}/a.jpg`,
    date: `${day}T10:00:00`,
    dateSource,
    sha256: SUM,
    sizeBytes: 1,
    modifiedMs: 0,
  }));
  return readLibrary({
    files: days.map((day) => ({ path: `${day}/a.jpg`, sizeBytes: 1 })),
    rows: readListTable(listTable(listed)) ?? [],
    namedScheme: undefined,
    sumOf: async () => Promise.resolve(SUM),
    factsOf: async () => Promise.resolve({}),
    signal: { aborted: false },
  });
}

describe('readLibrary', () => {
  it('learns a scheme from cameras’ dates, and never from files’ times', async () => {
    expect((await datedLibrary('exif')).learned?.scheme).toBe('{date:YYYY-MM-DD}');
    expect((await datedLibrary('file')).learned).toBeUndefined();
  });

  it('learns a library’s name for a category', async () => {
    const library = await libraryOfPets('{category}', ...names.map((name) => `Luna/${name}`));
    expect(placedInLibrary([placed], [photo], library, 0).get('a')).toEqual(['Luna']);
  });

  it.each([
    ['{person}', 'Eileen'],
    ['{date:YYYY}', '2024'],
  ])('does not take a folder of the scheme %s for a category', async (scheme, folder) => {
    const library = await libraryOfPets(scheme, ...names.map((name) => `${folder}/${name}`));
    expect(placedInLibrary([placed], [photo], library, 0).get('a')).not.toEqual([folder]);
  });

  it('finds the folder named like a category, whatever the scheme', async () => {
    const library = await libraryOfPets('{person}', 'Haustiere/1.jpg', ...names.map((name) => `Ann/${name}`));
    expect(placedInLibrary([placed], [photo], library, 0).get('a')).toEqual(['Haustiere']);
  });
});
