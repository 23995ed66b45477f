import { describe, expect, it } from 'vitest';
import { categoryFolders } from '../../../../shared/core/library/read-library.ts';
import { eventFolders } from '../../../../shared/core/library/event-folders.ts';
import { fileIntoLibrary } from '../../../../shared/core/library/file-into-library.ts';
import type { LibraryOrder, LibraryPhoto } from '../../../../shared/core/library/library-photo.ts';
import type { PhotoToFile } from '../../../../shared/core/schemes/photo-to-file.ts';

const photo: PhotoToFile = Object.freeze({ id: 'new', category: 'Pets' });
const LIBRARY: LibraryOrder = Object.freeze({
  scheme: '{date:YYYY}/{date:MM}',
  folders: [],
  events: [],
  categoryFolders: new Map(),
});
const SUMMER: readonly LibraryPhoto[] = [
  { path: '2024/2024-07-12 Lisbon/a.jpg', date: '2024-07-12T10:00:00' },
  { path: '2024/2024-07-12 Lisbon/b.jpg', date: '2024-07-14T21:00:00' },
  { path: '2024/Grandma is 90/c.jpg', date: '2024-09-01T15:00:00' },
];
const EVENTS: LibraryOrder = {
  ...LIBRARY,
  scheme: '{date:YYYY}/{event}',
  folders: SUMMER.map(({ path }) => path.split('/').slice(0, -1)),
  events: eventFolders(SUMMER, 2),
};

function folderOf(library: LibraryOrder, one: Partial<PhotoToFile>): string | undefined {
  return fileIntoLibrary([{ ...photo, ...one }], library)
    .get('new')
    ?.join('/');
}

describe('fileIntoLibrary', () => {
  it('creates the next folder of a scheme', () => {
    expect(folderOf(LIBRARY, { date: '2024-05-02T10:00:00' })).toBe('2024/05');
  });

  it('spells months in the library’s language', () => {
    const library = { ...LIBRARY, scheme: '{date:YYYY}/{date:MM MMMM}', monthLanguage: 'de' };
    expect(folderOf(library, { date: '2024-03-02' })).toBe('2024/03 März');
    expect(folderOf(library, { date: '2024' })).toBe('2024');
  });

  it('uses an existing folder with the date and more words', () => {
    const one = { ...LIBRARY, folders: [['2024', '05 Rome']] };
    expect(folderOf(one, { date: '2024-05-02T10:00:00' })).toBe('2024/05 Rome');
    const two = {
      ...LIBRARY,
      folders: [
        ['2024', '05 Rome'],
        ['2024', '05 Bari'],
      ],
    };
    expect(folderOf(two, { date: '2024-05-02T10:00:00' })).toBe('2024/05');
    const other = { ...LIBRARY, scheme: '{date:YYYY}', folders: [['2024-05 Rome']] };
    expect(folderOf(other, { date: '2024-05-02T10:00:00' })).toBe('2024');
  });

  it('puts a photo into the event during or shortly before it', () => {
    expect(folderOf(EVENTS, { date: '2024-07-13T12:00:00' })).toBe('2024/2024-07-12 Lisbon');
    expect(folderOf(EVENTS, { date: '2024-07-15T01:30:00' })).toBe('2024/2024-07-12 Lisbon');
    expect(folderOf(EVENTS, { date: '2024-09-01T17:00:00' })).toBe('2024/Grandma is 90');
  });

  it('puts a photo without a time, and a few of another hour, into the event of that day', () => {
    expect(folderOf(EVENTS, { date: '2024-09-01' })).toBe('2024/Grandma is 90');
    expect(folderOf(EVENTS, { date: '2024-09-01T07:00:00' })).toBe('2024/Grandma is 90');
    // A night belongs to the day before it.
    expect(folderOf(EVENTS, { date: '2024-09-02T02:00:00' })).toBe('2024/Grandma is 90');
    expect(folderOf(EVENTS, { date: '2024-09-02T12:00:00' })).toBe('2024/2024-09-02');
    const days = eventFolders([{ path: '2024/Fair/a.jpg', date: '2024-10-03' }], 2);
    expect(folderOf({ ...EVENTS, events: days }, { date: '2024-10-03T23:59:00' })).toBe('2024/Fair');
    // Many of one day are an event of their own.
    const photos = [1, 2, 3].map((minute): PhotoToFile => {
      return { id: String(minute), category: 'Pets', date: `2024-09-01T07:0${minute}:00` };
    });
    const placed = [...fileIntoLibrary(photos, EVENTS).values()].map((folder) => folder.join('/'));
    expect(new Set(placed)).toEqual(new Set(['2024/2024-09-01']));
  });

  it('creates an event if none is near', () => {
    expect(folderOf(EVENTS, { date: '2024-08-01T12:00:00' })).toBe('2024/2024-08-01');
  });

  it('keeps together photos of one event with a known one', () => {
    const photos = [15, 19, 23].map((hour): PhotoToFile => {
      return { id: String(hour), category: 'Pets', date: `2024-09-01T${hour}:30:00` };
    });
    const placed = fileIntoLibrary(photos, EVENTS);
    expect([...placed.values()].map((folder) => folder.join('/'))).toEqual(
      Array(3).fill('2024/Grandma is 90'),
    );
  });

  it('continues within an event as the scheme says', () => {
    const library = { ...EVENTS, scheme: '{date:YYYY}/{event}/{category}' };
    expect(folderOf(library, { date: '2024-07-13T12:00:00' })).toBe('2024/2024-07-12 Lisbon/Pets');
  });

  it('trusts a file’s time neither for a year nor for an event', () => {
    expect(folderOf(EVENTS, { date: '2024-07-13T12:00:00', isFileDate: true })).toBe('Undated');
  });

  it('puts a category where the library has it', () => {
    const photos: readonly LibraryPhoto[] = [
      ...['a', 'b', 'c'].map((name) => ({ path: `Luna/${name}.jpg`, category: 'Pets' })),
      { path: 'Essen/d.jpg' },
    ];
    const library = { ...LIBRARY, scheme: '{category}', categoryFolders: categoryFolders(photos, 1) };
    expect(folderOf(library, {})).toBe('Luna');
    expect(folderOf(library, { category: 'Food' })).toBe('Essen');
    expect(folderOf(library, { category: 'Birds' })).toBe('Birds');
  });

  it.each([
    ['Animals', 'Food & Drinks', { Birds: 'Animals', Drinks: 'Food & Drinks', Vehicles: 'Vehicles' }],
    ['Tiere', 'Essen & Trinken', { Vögel: 'Tiere', Birds: 'Tiere', Fahrzeuge: 'Fahrzeuge' }],
  ])('puts a category without a folder into that of its topic: %s', (animals, food, expected) => {
    const photos: readonly LibraryPhoto[] = [
      ...['a', 'b', 'c'].map((name) => ({ path: `${animals}/${name}.jpg`, category: 'Pets' })),
      { path: `${food}/d.jpg`, category: 'Food' },
    ];
    const library = { ...LIBRARY, scheme: '{category}', categoryFolders: categoryFolders(photos, 1) };
    for (const [category, folder] of Object.entries(expected))
      expect(folderOf(library, { category })).toBe(folder);
    const withBirds = categoryFolders([...photos, { path: 'Birds/e.jpg' }], 1);
    expect(folderOf({ ...library, categoryFolders: withBirds }, { category: 'Birds' })).toBe('Birds');
  });
});
