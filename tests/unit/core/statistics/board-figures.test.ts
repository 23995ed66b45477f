import { describe, expect, it } from 'vitest';
import { type Arrangement, arrangementOf, rearranged } from '#core/board/arrangement.ts';
import type { PhotoState } from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { photosInFigures } from '#core/statistics/board-figures.ts';
import { localDay } from '#core/dates/local-day.ts';
import type { Photo } from '#core/photo.ts';

const PHOTO: Photo = Object.freeze({ id: 'a', name: 'IMG_1.jpg', sizeBytes: 9, modifiedMs: 0 });
const PLACED: PlacedPhoto = Object.freeze({
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
});
const NOW_MS = Date.UTC(2026, 10, 24);
const ON_BOARD = arrangementOf([{ photoId: 'a', path: 'Pets/dog.jpg' }]);

const figured = (photo: Photo, known: PhotoState | undefined, arrangement: Arrangement = ON_BOARD) =>
  photosInFigures({
    arrangement,
    photos: [photo],
    state: { photos: new Map(known ? [[photo.id, known]] : []) },
    nowMs: NOW_MS,
  })[0];
const placed = (more: Partial<PlacedPhoto> = {}): PhotoState => ({
  status: 'placed',
  photo: { ...PLACED, ...more },
});

describe('a board photo in the statistics', () => {
  it('is in its current folder', () => {
    const moved = rearranged(ON_BOARD, { type: 'move-to-path', photoIds: ['a'], path: ['2026', 'Dogs'] });
    expect(figured(PHOTO, placed(), moved)?.folder).toBe('2026/Dogs');
  });

  it.each([
    ['exif', { takenAt: '2024-01-02T23:59:00' }, PHOTO, '2024-01-02'],
    ['sidecar', { takenAt: '2024-01-02T23:59:00', dateSource: 'sidecar' }, PHOTO, '2024-01-02'],
    ['name', {}, { ...PHOTO, name: 'IMG-20190714-WA0003.jpg' }, '2019-07-14'],
    ['file', {}, { ...PHOTO, modifiedMs: NOW_MS }, localDay(NOW_MS)],
    ['file', { takenAt: '2024-02-31T10:00:00' }, { ...PHOTO, modifiedMs: NOW_MS }, localDay(NOW_MS)],
    ['none', {}, PHOTO, undefined],
  ] as const)('has the best known day: by %s', (dateSource, more, photo, day) => {
    expect(figured(photo, placed(more))).toMatchObject({ dateSource, day });
  });

  it('has the reason it was left out, and none if it waits for the next batch', () => {
    const failure = { code: 'photo-empty', details: {} } as const;
    const empty = arrangementOf([]);
    expect(figured(PHOTO, { status: 'failed', failure }, empty)).toMatchObject({
      folder: undefined,
      failure,
    });
    const full = { code: 'batch-full', details: { photosPerBatch: 1 } } as const;
    expect(figured(PHOTO, { status: 'refused', failure: full }, empty)?.failure).toBeUndefined();
    expect(figured(PHOTO, undefined, empty)?.failure).toBeUndefined();
  });

  it('includes its companion files, all but duplicates if it was left out, and none while waiting', () => {
    const companions = (['live', 'copy'] as const).map((kind) => ({
      kind,
      photo: { ...PHOTO, id: kind, name: `${kind}.mov` },
    }));
    const photo = { ...PHOTO, companions };
    const failed = { status: 'failed', failure: { code: 'photo-empty', details: {} } } as const;
    const kindsOf = (known: PhotoState | undefined, arrangement?: Arrangement) =>
      figured(photo, known, arrangement)?.along.map(({ kind }) => kind);
    expect(kindsOf(placed())).toEqual(['live', 'copy']);
    expect(kindsOf(failed, arrangementOf([]))).toEqual(['live']);
    expect(kindsOf(undefined, arrangementOf([]))).toEqual([]);
  });
});
