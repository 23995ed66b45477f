import { describe, expect, it } from 'vitest';
import type { FiguredPhoto } from '#core/statistics/figured-photo.ts';
import { figuresOf } from '#core/statistics/figures.ts';

const LISBON = { city: 'Lisbon', countryCode: 'PT' } as const;
const PHOTO: FiguredPhoto = Object.freeze({
  id: 'a',
  name: 'IMG_1.jpg',
  sizeBytes: 100,
  folder: 'Pets',
  day: '2026-05-12',
  dateSource: 'exif',
  along: [],
});
const LEFT_OUT = {
  ...PHOTO,
  folder: undefined,
  failure: { code: 'photo-empty', details: {} },
} as const satisfies FiguredPhoto;

describe('a batch’s statistics', () => {
  it('count photos and bytes by folder, the fullest first', () => {
    const photos = [PHOTO, { ...PHOTO, folder: 'Food', sizeBytes: 7 }, { ...PHOTO, folder: 'Food' }];
    const figures = figuresOf(photos, []);
    expect(figures.folders).toEqual([
      { folder: 'Food', photos: 2, films: 0, bytes: 107 },
      { folder: 'Pets', photos: 1, films: 0, bytes: 100 },
    ]);
    expect(figures).toMatchObject({ photos: 3, bytes: 207 });
  });

  it('count companion files in their photo’s folder, and films and duplicates only in the total', () => {
    const along = [
      { name: 'IMG_1.mov', kind: 'live', sizeBytes: 10 },
      { name: 'IMG_1.dng', kind: 'raw', sizeBytes: 20 },
      { name: 'IMG_1_edited.jpg', kind: 'edited', sizeBytes: 1 },
      { name: 'IMG_1.xmp', kind: 'settings', sizeBytes: 2 },
      { name: 'IMG_1 (2).jpg', kind: 'copy', sizeBytes: 100 },
      { name: 'party.mp4', kind: 'passenger', sizeBytes: 1000 },
      { name: 'lost.aae', kind: 'passenger', sizeBytes: 3 },
    ] as const;
    const figures = figuresOf([{ ...PHOTO, along }], []);
    expect(figures.folders).toEqual([{ folder: 'Pets', photos: 1, films: 0, bytes: 133 }]);
    expect(figures.bytes).toBe(1236);
    expect(figures.along).toEqual({ films: 2, raw: 1, edited: 1, copies: 1, others: 2 });
  });

  it('count films as photos, and add up their lengths', () => {
    const film = { ...PHOTO, name: 'a.mp4', filmSeconds: 61.5 };
    const unknown = { ...film, filmSeconds: 0 };
    const figures = figuresOf([PHOTO, film, unknown, { ...film, folder: undefined }], []);
    expect(figures).toMatchObject({ photos: 3, items: { photos: 1, films: 2 }, filmSeconds: 61.5 });
    expect(figures.along.films).toBe(0);
  });

  it('count every photo once: in a folder, left out, or waiting', () => {
    const figures = figuresOf([PHOTO, LEFT_OUT, { ...PHOTO, folder: undefined }], []);
    expect(figures).toMatchObject({ photos: 1, waiting: 1, leftOut: [{ photos: 1 }] });
  });

  it('name the sources of dates, and treat an impossible day and a file’s own time as none', () => {
    const figures = figuresOf(
      [PHOTO, { ...PHOTO, dateSource: 'file' }, { ...PHOTO, day: undefined, dateSource: 'exif' }],
      [],
    );
    expect(figures.dateSources).toEqual({ exif: 1, sidecar: 0, name: 0, file: 0, none: 2 });
    expect(figures.timeline?.steps).toEqual([{ from: '2026-05-12', photos: 1 }]);
  });

  it('take the year from a folder of an export', () => {
    const figures = figuresOf([{ ...PHOTO, day: '2019', dateSource: 'file' }], []);
    expect(figures).toMatchObject({ dateSources: { file: 1 }, timeline: { first: '2019' } });
  });

  it('count topics, unless they say no more than the folders', () => {
    const of = (folder: string, topic: string) => ({ ...PHOTO, folder, topic });
    const folders = [of('Birds', 'Animals'), of('Pets', 'Animals'), of('Aircraft', 'Vehicles & Transport')];
    expect(figuresOf(folders, []).topics).toEqual([
      { topic: 'Animals', photos: 2 },
      { topic: 'Vehicles & Transport', photos: 1 },
    ]);
    expect(figuresOf(folders.slice(1), []).topics).toEqual([]);
  });

  it('group excluded photos by reason, with the first names of each', () => {
    const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => Object.assign({}, LEFT_OUT, { name }));
    const unreadable = { ...LEFT_OUT, failure: { code: 'photo-unreadable', details: {} } } as const;
    expect(figuresOf([unreadable, ...photos], []).leftOut).toEqual([
      { failure: LEFT_OUT.failure, photos: 4, names: ['a.jpg', 'b.jpg', 'c.jpg'] },
      { failure: unreadable.failure, photos: 1, names: ['IMG_1.jpg'] },
    ]);
  });

  it('count places by name, and map points even without a name', () => {
    const at = (latitude: number, longitude: number, place?: typeof LISBON) => ({
      ...PHOTO,
      location: { latitude, longitude, ...(place ? { place } : {}) },
    });
    const photos = [at(38.71, -9.14, LISBON), at(38.7, -9.13, LISBON), at(0.5, -30), PHOTO];
    const figures = figuresOf(photos, []);
    expect(figures.located).toBe(3);
    expect(figures.places).toEqual([{ place: LISBON, photos: 2, films: 0 }]);
    expect(figures.points.map(({ photos: count }) => count)).toEqual([2, 1]);
  });

  it('ignore the places of excluded photos', () => {
    const figures = figuresOf([{ ...LEFT_OUT, location: { latitude: 1, longitude: 1 } }], []);
    expect(figures).toMatchObject({ located: 0, places: [], points: [], timeline: undefined });
  });

  it('count duplicate groups and bursts', () => {
    const group = { photoIds: ['a', 'b'], bestId: 'a', reasons: [] } as const;
    const groups = [
      { ...group, kind: 'near' },
      { ...group, kind: 'burst' },
      { ...group, kind: 'near' },
    ] as const;
    expect(figuresOf([PHOTO], groups).groups).toEqual({ near: 2, burst: 1 });
  });

  it('count ten thousand photos in ten thousand places', () => {
    const photos = Array.from({ length: 10_000 }, (_, at) => ({
      ...PHOTO,
      location: { latitude: (at % 170) - 85, longitude: (at % 359) - 179 },
    }));
    expect(figuresOf(photos, []).points.reduce((sum, point) => sum + point.photos, 0)).toBe(10_000);
  });
});
