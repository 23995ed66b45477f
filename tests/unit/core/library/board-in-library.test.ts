import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { arrangementOf, rearranged } from '#core/board/arrangement.ts';
import { boardInLibrary, type BoardToAdd, placedInLibrary } from '#core/library/board-in-library.ts';
import type { Library } from '#core/library/read-library.ts';
import type { Photo } from '#core/photo.ts';

type Order = Parameters<typeof boardInLibrary>[1];

const ORDER: Library['order'] = {
  scheme: '{date:YYYY}/{date:MM}',
  folders: [['2024', '05']],
  events: [],
  categoryFolders: new Map(),
};
const LIBRARY: Order = Object.freeze({ order: ORDER, pattern: undefined, photoCount: 10 });

const photo: Photo = Object.freeze({ id: 'a', name: 'IMG_7.JPG', sizeBytes: 1, modifiedMs: 0 });
const placed: PlacedPhoto = Object.freeze({
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
  takenAt: '2024-05-06T07:08:09',
});

function board(one: Partial<PlacedPhoto> = {}, path = 'Pets/dog.jpg', isPatternChosen = false): BoardToAdd {
  return {
    arrangement: arrangementOf([{ photoId: 'a', path }]),
    photos: [photo],
    placed: new Map([['a', { ...placed, ...one }]]),
    films: [],
    isPatternChosen,
    nowMs: Date.UTC(2026, 0),
  };
}

const pathIn = (own: BoardToAdd, library: Partial<Order> = {}) =>
  boardInLibrary(own, { ...LIBRARY, ...library }).entries[0]?.path;

describe('boardInLibrary', () => {
  it('files photos by the library’s scheme', () => {
    expect(pathIn(board())).toBe('2024/05/dog.jpg');
  });

  it.each([
    ['{original}', '2024/05/IMG_7.jpg'],
    ['{date:YYYYMMDD_HHmmss}', '2024/05/20240506_070809.jpg'],
    ['{date:YYYY-MM-DD}_{name}', '2024/05/2024-05-06_dog.jpg'],
  ])('names photos by %s as the library does', (pattern, path) => {
    expect(pathIn(board(), { pattern })).toBe(path);
  });

  it('keeps a person’s names: of one photo, and of a pattern that the person chose', () => {
    const own = board();
    const typed = rearranged(own.arrangement, { type: 'rename-photo', photoId: 'a', name: 'Rex' });
    expect(pathIn({ ...own, arrangement: typed }, { pattern: '{original}' })).toBe('2024/05/Rex.jpg');
    expect(pathIn(board({}, undefined, true), { pattern: '{original}' })).toBe('2024/05/dog.jpg');
  });

  it('files photos into the folders of people named on the board', () => {
    const order = { ...ORDER, scheme: '{date:YYYY}/{person}' };
    const people = { names: new Map([['a', ['Ada']]]), several: 'first' as const };
    expect(pathIn({ ...board(), people }, { order })).toBe('2024/Ada/dog.jpg');
  });

  it('leaves photos where a person put them on a board that follows the library from the start', () => {
    const own = { ...board({ folder: ['2024', '05'] }, '2023/12/dog.jpg'), isArranged: true };
    expect(pathIn(own, { pattern: '{original}' })).toBe('2023/12/dog.jpg');
  });

  it('moves photos out of Look again if the library has no such folder', () => {
    const blurred = board({ lookAgain: 'blurred', folder: ['Look again'] }, 'Look again/dog.jpg');
    expect(pathIn(blurred)).toBe('2024/05/dog.jpg');
    const order = { ...ORDER, folders: [['Look again']] };
    expect(pathIn(blurred, { order })).toBe('Look again/dog.jpg');
  });

  it('names new category folders as a German library would', () => {
    const order = { ...ORDER, scheme: '{category}', folders: [['Haustiere'], ['Blumen & Pflanzen']] };
    expect(pathIn(board({ category: 'Food' }, 'Food/dish.jpg'), { order })).toBe('Essen/dish.jpg');
  });
});

describe('a library filed by places', () => {
  const MUNICH = {
    latitude: 48.14,
    longitude: 11.58,
    place: { city: 'Munich', countryCode: 'DE', names: { de: 'München', es: 'Múnich', ja: 'ミュンヘン' } },
  };
  const inFolders = (...folders: readonly string[]) =>
    pathIn(board({ location: MUNICH }), {
      order: { ...ORDER, scheme: '{country}/{city}', folders: folders.map((path) => path.split('/')) },
    });

  it.each([
    ['a German one', ['Deutschland', 'Deutschland/München'], 'Deutschland/München/dog.jpg'],
    ['an English one', ['Germany', 'Germany/Munich'], 'Germany/Munich/dog.jpg'],
    ['a Japanese one', ['ドイツ'], 'ドイツ/ミュンヘン/dog.jpg'],
    [
      'one with another folder for the city',
      ['Deutschland', 'Deutschland/Munich'],
      'Deutschland/Munich/dog.jpg',
    ],
    ['one with a folder of people that has the city’s name', ['Germany', 'Múnich'], 'Germany/Munich/dog.jpg'],
    ['a new one', [], 'Germany/Munich/dog.jpg'],
  ])('gets photos into the folders that it has: %s', (_which, folders, path) => {
    expect(inFolders(...folders)).toBe(path);
  });
});

describe('placedInLibrary', () => {
  const folderOf = (one: Partial<PlacedPhoto>, library: Partial<Order> = {}) =>
    placedInLibrary([{ ...placed, ...one }], [photo], { ...LIBRARY, ...library }, Date.UTC(2026, 0)).get('a');

  it('gives photos the library’s folders before there is a board', () => {
    expect(folderOf({})).toEqual(['2024', '05']);
  });

  it('names categories as the library does', () => {
    const order = { ...ORDER, scheme: '{category}', folders: [['Haustiere'], ['Essen']] };
    expect(folderOf({}, { order })).toEqual(['Haustiere']);
  });

  it('leaves bad shots where they were placed', () => {
    expect(folderOf({ lookAgain: 'blurred' })).toBeUndefined();
  });
});
