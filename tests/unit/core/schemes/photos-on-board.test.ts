import { describe, expect, it } from 'vitest';
import { type ArrangementEdit, arrangementOf, rearranged } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Photo } from '#core/photo.ts';
import { photosOnBoard } from '#core/schemes/photos-on-board.ts';

const NOW_MS = Date.UTC(2026, 10, 24);
const photo = (id: string, more: Partial<Photo> = {}): Photo => ({
  id,
  name: `${id}.jpg`,
  sizeBytes: 1,
  modifiedMs: Date.UTC(2025, 0, 2),
  ...more,
});
const placed = (photoId: string, category: string, more: Partial<PlacedPhoto> = {}): PlacedPhoto => ({
  photoId,
  description: '',
  category,
  folder: [category],
  name: photoId,
  extension: 'jpg',
  ...more,
});
const LISBON = {
  latitude: 38.72,
  longitude: -9.14,
  place: { city: 'Lisbon', countryCode: 'PT' },
};
const PHOTOS = [
  photo('a', { folder: 'DCIM/May', albums: ['Honeymoon'] }),
  photo('b', { name: 'IMG-20190714-WA0003.jpg' }),
  photo('c'),
  photo('d'),
];
const PLACED = [
  placed('a', 'Food', { takenAt: '2026-05-12T19:30:00', location: LISBON }),
  placed('b', 'Pets'),
  placed('c', 'Pets'),
  placed('d', 'Pets', { folder: ['Look again'], lookAgain: 'blurred' }),
];
const arranged = arrangementOf(
  PLACED.map(({ photoId, folder }) => ({ photoId, path: `${folder[0]}/${photoId}.jpg` })),
);
const onBoard = (...edits: readonly ArrangementEdit[]) =>
  photosOnBoard(edits.reduce(rearranged, arranged), {
    photos: PHOTOS,
    placed: new Map(PLACED.map((one) => [one.photoId, one])),
    nowMs: NOW_MS,
  });
const folderOf = (text: string) => arranged.folders.find(({ path }) => path[0] === text)?.id ?? -1;
const categories = (...edits: readonly ArrangementEdit[]) =>
  Object.fromEntries(onBoard(...edits).map(({ id, category }) => [id, category]));
const filed = (folders: Readonly<Record<string, readonly string[]>>): ArrangementEdit => ({
  type: 'file-photos',
  folders: new Map(Object.entries(folders)),
});

describe('photosOnBoard', () => {
  it('knows a photo’s date, place, albums and folders', () => {
    expect(onBoard()[0]).toEqual({
      id: 'a',
      category: 'Food',
      date: '2026-05-12T19:30:00',
      isFileDate: false,
      coordinates: LISBON,
      place: LISBON.place,
      albums: ['Honeymoon'],
      folders: ['DCIM', 'May'],
    });
  });

  it('prefers the name’s date to the file’s, and says which it is', () => {
    const [, b, c] = onBoard();
    expect(b).toMatchObject({ date: '2019-07-14', isFileDate: false });
    expect(c).toMatchObject({ date: '2025-01-02T00:00:00Z', isFileDate: true });
  });

  it('keeps bad shots in Look again, until they are moved', () => {
    expect(categories()).toEqual({ a: 'Food', b: 'Pets', c: 'Pets' });
    const moved = { type: 'move-photos', photoIds: ['d'], folderId: folderOf('Food') } as const;
    expect(categories(moved)['d']).toBe('Food');
  });

  it('categorizes a photo as the person moved it, even within another scheme’s folders', () => {
    const shaped = filed({ a: ['2026', 'Food'], b: ['2019', 'Pets'], c: ['2026', 'Food'] });
    expect(categories(shaped)).toEqual({ a: 'Food', b: 'Pets', c: 'Food' });
  });

  it('recognizes photos whose folders do not say their category', () => {
    expect(categories(filed({ a: ['2026-05-12 Lisbon'], b: ['2019'] }))).toEqual({
      a: 'Food',
      b: 'Pets',
      c: 'Pets',
    });
  });

  it('keeps folders that a person made or named, through one scheme and the next', () => {
    const own: readonly ArrangementEdit[] = [
      { type: 'add-folder', name: 'Rex' },
      { type: 'move-photos', photoIds: ['b'], folderId: 4 },
      { type: 'rename-folder', folderId: folderOf('Food'), name: 'Dinner' },
    ];
    expect(categories(...own)).toEqual({ a: 'Dinner', b: 'Rex', c: 'Pets' });
    expect(categories(...own, filed({ a: ['2026', 'Dinner'], b: ['2019', 'Rex'] }))).toEqual({
      a: 'Dinner',
      b: 'Rex',
      c: 'Pets',
    });
  });

  it('remembers them if a scheme has no folder that says them', () => {
    const renamed = { type: 'rename-folder', folderId: folderOf('Food'), name: 'Dinner' } as const;
    const byYear: ArrangementEdit = {
      type: 'file-photos',
      folders: new Map([['a', ['2026']]]),
      categories: new Map([['a', 'Dinner']]),
    };
    expect(categories(renamed, byYear, filed({ a: ['2026', '2026-05'] }))['a']).toBe('Dinner');
  });
});
