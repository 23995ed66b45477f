import { describe, expect, it } from 'vitest';
import type { FileDate } from '#core/dates/file-date.ts';
import { zoneOffset } from '#core/dates/local-time.ts';
import { cluesOf, type DateClues, localTimeOf, photoDate } from '#core/dates/photo-date.ts';

const SIDECAR_MS = Date.UTC(2019, 6, 14, 16, 3, 12);
const FILE_MS = Date.UTC(2024, 0, 1, 12);
const FILE: FileDate = Object.freeze({ local: '2019-07-14T18:03:12' });
const ALL: DateClues = {
  file: FILE,
  sidecarMs: SIDECAR_MS,
  name: '2019-07-14',
  fileMs: FILE_MS,
};

describe('a photo’s date', () => {
  it('is EXIF’s with its offset, before all others', () => {
    expect(photoDate({ ...ALL, file: { ...FILE, offset: '+09:00' } })).toEqual({
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
    expect(photoDate({ ...ALL, file: { local: exif } })).toEqual({
      date: `${exif}${offset}`,
      dateSource: 'exif',
    });
  });

  it('comes from the sidecar, the name or the file, in that order, without EXIF', () => {
    const { file, ...others } = ALL;
    expect(file).toBeDefined();
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

  it('is its folder’s year if the file’s time is in another year', () => {
    const folder = { local: '2019', isExportYear: true };
    expect(photoDate({ folder, fileMs: FILE_MS })).toEqual({ date: '2019', dateSource: 'file' });
    expect(photoDate({ folder })).toEqual({ date: '2019', dateSource: 'file' });
    expect(photoDate({ folder, fileMs: SIDECAR_MS })).toMatchObject({ date: '2019-07-14T16:03:12Z' });
    expect(photoDate({ folder, name: '2018-12-31' })).toMatchObject({ date: '2018-12-31' });
  });

  it.each([undefined, 0, Date.UTC(1980, 0, 1)])('is missing if the file’s time is %s', (fileMs) => {
    expect(photoDate({ fileMs })).toEqual({ date: null, dateSource: 'none' });
  });

  it('is its folder’s day before the file’s time', () => {
    const folder = { local: '2020-09-01', isExportYear: false };
    expect(photoDate({ folder, fileMs: FILE_MS })).toEqual({ date: '2020-09-01', dateSource: 'name' });
  });

  it('is a local time for the pipeline, as far as it is known, unless only the file’s time is', () => {
    const known: readonly DateClues[] = [
      { name: '2019-07-14' },
      { sidecarMs: SIDECAR_MS },
      { folder: { local: '2019', isExportYear: true } },
      { folder: { local: '2019-07', isExportYear: false } },
      { fileMs: FILE_MS },
      {},
    ];
    expect(known.map((clues) => localTimeOf(photoDate(clues)))).toEqual([
      '2019-07-14',
      '2019-07-14T16:03:12',
      undefined,
      '2019-07',
      undefined,
      undefined,
    ]);
  });

  it('uses a file’s name, not its folder’s, and its export’s metadata', () => {
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

  it('may be before 1970', () => {
    expect(photoDate({ sidecarMs: Date.UTC(1955, 4, 1) })).toEqual({
      date: '1955-05-01T00:00:00Z',
      dateSource: 'sidecar',
    });
  });

  it.each<[string, DateClues, string, string]>([
    ['a day in the name', { name: '2019-07-14' }, '2019-07-14', 'name'],
    ['a time in the name', { name: '2019-07-14T18:03:12' }, '2019-07-14T18:03:12', 'name'],
    ['a sidecar', { sidecarMs: SIDECAR_MS }, '2019-07-14T16:03:12Z', 'sidecar'],
    ['a day in its folder', { folder: { local: '2005-08-13', isExportYear: false } }, '2005-08-13', 'name'],
    ['a year in its folder', { folder: { local: '2005', isExportYear: false } }, '2005', 'name'],
    ['XMP beside it', { xmp: { local: '1995-04-03T10:20:30' } }, '1995-04-03T10:20:30', 'sidecar'],
  ])('is %s if the camera’s clock was never set', (_what, clues, date, dateSource) => {
    const file = { local: '2000-01-01T00:03:00', isDefault: true } as const;
    expect(photoDate({ file, fileMs: FILE_MS, ...clues })).toEqual({ date, dateSource });
  });

  it('is that of a clock that was never set before the file’s time', () => {
    const file = { local: '2000-01-01T00:03:00', isDefault: true } as const;
    expect(photoDate({ file, fileMs: FILE_MS })).toEqual({ date: '2000-01-01T00:03:00', dateSource: 'exif' });
  });

  it('comes from the name if a sidecar exposes a clock that was never set', () => {
    const sidecarMs = Date.UTC(2000, 0, 1, 0, 3);
    expect(photoDate({ sidecarMs, name: '2019-07-14' })).toEqual({ date: '2019-07-14', dateSource: 'name' });
    expect(photoDate({ sidecarMs })).toMatchObject({ dateSource: 'sidecar' });
  });

  it.each<[string, DateClues, string, string]>([
    ['nothing else', {}, '2021-01-01T10:00:00', 'exif'],
    ['a sidecar', { sidecarMs: SIDECAR_MS }, '2019-07-14T16:03:12Z', 'sidecar'],
    ['XMP beside it', { xmp: { local: '1995-04-03' } }, '1995-04-03', 'sidecar'],
    ['a time in the name', { name: '2019-07-14T18:03:12' }, '2019-07-14T18:03:12', 'name'],
    ['the day of the edit in the name', { name: '2021-01-01' }, '2021-01-01T10:00:00', 'exif'],
    ['an earlier folder', { folder: { local: '2005-08', isExportYear: false } }, '2005-08', 'name'],
    [
      'the year of the edit',
      { folder: { local: '2021', isExportYear: false } },
      '2021-01-01T10:00:00',
      'exif',
    ],
    ['a later folder', { folder: { local: '2022', isExportYear: false } }, '2021-01-01T10:00:00', 'exif'],
  ])('with an edit’s time and %s is right', (_what, clues, date, dateSource) => {
    const file = { local: '2021-01-01T10:00:00', isEdited: true } as const;
    expect(photoDate({ file, fileMs: FILE_MS, ...clues })).toEqual({ date, dateSource });
  });

  it.each([
    ['1904-06-01T12:00:00Z', 'in the first year of films'],
    ['1999-12-31T16:00:00Z', 'at a clock’s first midnight elsewhere'],
  ])('comes from the name if a sidecar says %s, %s', (moment) => {
    const sidecarMs = Date.parse(moment);
    expect(photoDate({ sidecarMs, name: '2019-07-14' })).toEqual({ date: '2019-07-14', dateSource: 'name' });
  });

  it('comes from a sidecar of the night in which a clock would begin', () => {
    const sidecarMs = Date.parse('1999-12-31T16:07:30Z');
    expect(photoDate({ sidecarMs, name: '2019-07-14' })).toMatchObject({ dateSource: 'sidecar' });
  });

  it('comes from its own file, a sidecar XMP, and the export, in this order', () => {
    const xmp = { local: '1995-04-03' };
    expect(photoDate({ ...ALL, xmp }).date).toBe('2019-07-14T18:03:12+02:00');
    expect(photoDate({ ...ALL, file: undefined, xmp })).toEqual({
      date: '1995-04-03',
      dateSource: 'sidecar',
    });
  });

  it.each<[string, DateClues, string]>([
    ['of a sidecar', { sidecarMs: Date.UTC(2020, 0, 1, 1) }, '2019-12-31T20:00:00-05:00'],
    ['of a film', { file: { utcMs: Date.UTC(2019, 6, 14, 16, 3, 12) } }, '2019-07-14T12:03:12-04:00'],
    ['in a name', { name: '2021-01-02T22:11:26Z' }, '2021-01-02T17:11:26-05:00'],
  ])('is the place’s local time for a moment %s', (_what, clues, date) => {
    expect(photoDate(clues, (utcMs) => zoneOffset('America/New_York', utcMs)).date).toBe(date);
  });

  it('uses the clock in its name if that shows the sidecar’s moment in another zone', () => {
    const clues = { sidecarMs: SIDECAR_MS, name: '2019-07-14T21:03:12' };
    expect(photoDate(clues, () => 0)).toEqual({ date: '2019-07-14T21:03:12+05:00', dateSource: 'sidecar' });
  });
});
