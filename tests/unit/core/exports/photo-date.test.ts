import { describe, expect, it } from 'vitest';
import { cluesOf, localTimeOf, photoDate } from '#core/exports/photo-date.ts';

const SIDECAR_MS = Date.UTC(2019, 6, 14, 16, 3, 12);
const FILE_MS = Date.UTC(2024, 0, 1, 12);
const ALL = {
  exif: '2019-07-14T18:03:12',
  sidecarMs: SIDECAR_MS,
  name: '2019-07-14',
  fileMs: FILE_MS,
};

describe('the date of a photo', () => {
  it('is EXIF’s with its offset, before all others', () => {
    expect(photoDate({ ...ALL, exifOffset: '+09:00' })).toEqual({
      date: '2019-07-14T18:03:12+09:00',
      dateSource: 'exif',
    });
  });

  it.each([
    ['2019-07-14T18:03:12', '+02:00'],
    ['2019-07-14T16:03:12', '+00:00'],
    ['2019-07-14T11:03:40', '-05:00'],
    ['2019-07-14T21:48:12', '+05:45'],
    ['2019-07-14T18:10:12', ''],
    ['2019-07-15T18:03:12', ''],
  ])('is EXIF’s %s with the offset "%s" that a sidecar in UTC shows', (exif, offset) => {
    expect(photoDate({ ...ALL, exif })).toEqual({ date: `${exif}${offset}`, dateSource: 'exif' });
  });

  it.each(['2019-02-31T10:00:00', '2019-07-14T99:99:99', '0000-00-00T00:00:00'])(
    'is not EXIF’s %s, which there is not',
    (exif) => {
      expect(photoDate({ ...ALL, exif })).toMatchObject({ dateSource: 'sidecar' });
    },
  );

  it('is that of the sidecar, else of the name, else of the file, where EXIF has none', () => {
    const { exif, ...others } = ALL;
    expect(exif).toBeDefined();
    expect(photoDate(others)).toEqual({ date: '2019-07-14T16:03:12Z', dateSource: 'sidecar' });
    expect(photoDate({ name: '2019-07-14', fileMs: FILE_MS })).toEqual({
      date: '2019-07-14',
      dateSource: 'name',
    });
    expect(photoDate({ fileMs: FILE_MS + 250 })).toEqual({
      date: '2024-01-01T12:00:00Z',
      dateSource: 'file',
    });
  });

  it('is the year of its folder where the time of the file is of another year', () => {
    const folder = '2019';
    expect(photoDate({ folder, fileMs: FILE_MS })).toEqual({ date: '2019', dateSource: 'file' });
    expect(photoDate({ folder })).toEqual({ date: '2019', dateSource: 'file' });
    expect(photoDate({ folder, fileMs: SIDECAR_MS })).toMatchObject({ date: '2019-07-14T16:03:12Z' });
    expect(photoDate({ folder, name: '2018-12-31' })).toMatchObject({ date: '2018-12-31' });
  });

  it.each([undefined, 0, Date.UTC(1980, 0, 1)])('is none where the file’s time is %s', (fileMs) => {
    expect(photoDate({ fileMs })).toEqual({ date: null, dateSource: 'none' });
  });

  it('is the day of its folder before the time of the file', () => {
    const folder = '2020-09-01';
    expect(photoDate({ folder, fileMs: FILE_MS })).toEqual({ date: folder, dateSource: 'name' });
  });

  it('is a local time for the pipeline where more is known of it than a year or the time of the file', () => {
    const known = [
      { name: '2019-07-14' },
      { sidecarMs: SIDECAR_MS },
      { folder: '2019' },
      { fileMs: FILE_MS },
      {},
    ];
    expect(known.map((clues) => localTimeOf(photoDate(clues)))).toEqual([
      '2019-07-14T00:00:00',
      '2019-07-14T16:03:12',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes of a file its name, not that of its folder, and what its export says', () => {
    const file = {
      id: '1',
      sizeBytes: 1,
      modifiedMs: FILE_MS,
      folder: 'Takeout/Google Photos/Photos from 2019',
    };
    const dateOf = (name: string) => photoDate(cluesOf({ ...file, name }, Date.UTC(2026, 0, 1))).date;
    expect(dateOf('2017-01-01/a.jpg')).toBe('2019');
    expect(dateOf('2017-01-01/IMG_20180203_040506.jpg')).toBe('2018-02-03T04:05:06');
  });

  it('may lie before 1970', () => {
    expect(photoDate({ sidecarMs: Date.UTC(1955, 4, 1) })).toEqual({
      date: '1955-05-01T00:00:00Z',
      dateSource: 'sidecar',
    });
  });
});
