import { describe, expect, it } from 'vitest';
import { learnScheme } from '../../../../shared/core/library/learn-scheme.ts';
import { HELD_BACK, LAYOUTS, libraryOf } from './library-layouts.ts';

describe('learnScheme', () => {
  it.each([...LAYOUTS, ...HELD_BACK])('reads a library of %s as “%s”', (_what, scheme, folderOf) => {
    expect(learnScheme(libraryOf(folderOf))?.scheme).toBe(scheme);
  });

  it('recognizes the months’ language', () => {
    const months = LAYOUTS.find(([what]) => what === 'months with their names')?.[2] ?? (() => '');
    expect(learnScheme(libraryOf(months))).toMatchObject({ monthLanguage: 'de', explained: 216, total: 216 });
  });

  it.each([
    ['{date:YYYY}/{event}', '2024/2024-05-12 Lisbon'],
    ['{date:YYYY}/{event}', '2024/Lisbon'],
    ['{date:YYYY}/{event}', '2024/05-12 Lisbon'],
    ['{date:YYYY}/{event}', '2024/Lisbon in May 2024'],
    ['{date:YYYY}/{event}', '2024/2024-05-12 Lisbon/Day one'],
    ['{date:YYYY}/{date:YYYY-MM}/{event}', '2024/2024-05/Lisbon'],
    ['{event}', '2024-05-12 Lisbon'],
    ['{event}', 'Lisbon'],
    ['{event}', 'Trips/Lisbon'],
    ['Fotos/{date:YYYY}/{event}', 'Fotos/2024/2024-05-12 Lisbon'],
    ['Fotos/{event}', 'Fotos/Lisbon'],
    ['Family/{date:YYYY}/{event}', 'Family/2024/Lisbon'],
    ['Camera/{date:YYYY}/{date:MM}', 'Camera/2024/05'],
  ])('reads “%s” from the only trip of a new library: %s', (scheme, folder) => {
    const trip = Array.from({ length: 6 }, (_, at) => ({
      path: `${folder}/IMG_${at}.jpg`,
      date: `2024-05-1${2 + Math.floor(at / 2)}T1${at}:00:00`,
    }));
    expect(learnScheme(trip)?.scheme).toBe(scheme);
    // One dominates, and others are there.
    const other = folder.replaceAll('2024', '2023').replace('Lisbon', 'Porto');
    if (other === folder || /^Trips|Day one$/.test(folder)) return;
    const more = { path: `${other}/IMG_9.jpg`, date: '2023-05-12T10:00:00' };
    expect(learnScheme([...trip, more])?.scheme).toBe(scheme);
  });

  it('reads the days of one trip as days of an event, not of a folder around everything', () => {
    const trip = Array.from({ length: 6 }, (_, at) => {
      const day = `2024-05-1${2 + Math.floor(at / 2)}`;
      return { path: `Lisbon/${day}/IMG_${at}.jpg`, date: `${day}T1${at}:00:00` };
    });
    expect(learnScheme(trip)?.scheme).toBe('{event}/{date:YYYY-MM-DD}');
  });

  it.each(['2024 Sabbatical', 'Sabbatical of 2024', '2024-02 to 2024-10'])(
    'never takes a name with a date for fixed, however long it lasted: %s',
    (name) => {
      const photos = ['2024-02', '2024-06', '2024-10'].map((month) => ({
        path: `${name}/${month}/a.jpg`,
        date: `${month}-10T10:00:00`,
      }));
      expect(learnScheme(photos)).toBeUndefined();
    },
  );

  it('takes a folder inside of years for fixed only if several years have it', () => {
    const photosOf = (year: number, folder: string) =>
      ['02', '06', '10'].map((month) => ({
        path: `${year}/${folder}/${month}.jpg`,
        date: `${year}-${month}-10T10:00:00`,
      }));
    expect(learnScheme([2022, 2023, 2024].flatMap((year) => photosOf(year, 'Family')))?.scheme).toBe(
      '{date:YYYY}/Family',
    );
    expect(learnScheme(photosOf(2024, 'Sabbatical'))?.scheme).toBe('{date:YYYY}');
  });

  it('leaves at most a fifth of the photos elsewhere', () => {
    const all = libraryOf(({ year, month }) => `${year}/${month}`);
    const strayed = (share: number) =>
      all.map((photo, at) =>
        at % 20 < share ? { path: `Stuff to sort/${at}.jpg`, date: photo.date } : photo,
      );
    expect(learnScheme(strayed(3))?.scheme).toBe('{date:YYYY}/{date:MM}');
    expect(learnScheme(strayed(9))).toBeUndefined();
  });

  it('follows the newer half if a person changed their mind', () => {
    const changed = libraryOf(({ year, month }) =>
      year < '2020' ? `old/${year}` : `${year}/${year}-${month}`,
    );
    // The reported share is of all photos, not only those that decided.
    expect(learnScheme(changed)).toMatchObject({
      scheme: '{date:YYYY}/{date:YYYY-MM}',
      explained: 144,
      total: 216,
    });
  });

  it('reads our own folders in any language, including photos without dates', () => {
    const photos = ['Haustiere', 'Essen', 'Haustiere', 'Strand & Meer'].map((folder, at) => ({
      path: `${folder}/${at}.jpg`,
    }));
    expect(learnScheme(photos)?.scheme).toBe('{category}');
  });

  it('reads places from the photos’ places', () => {
    const photos = libraryOf(({ year }) => `Italy/${year === '2019' ? 'Rome' : 'Milan'}`).map(
      ({ path, date }) => {
        return { path, date, countries: ['Italy'], cities: path.split('/').slice(1, 2) };
      },
    );
    expect(learnScheme(photos)?.scheme).toBe('{country}/{city}');
  });

  it('finds no scheme in album folders with photos of all years', () => {
    let at = 0;
    const albums = libraryOf(() => ['Family', 'Garden', 'Work'][(at += 1) % 3] ?? '');
    expect(learnScheme(albums)).toBeUndefined();
  });

  it('ignores unsorted photos at the top, unless they are nearly all', () => {
    const undated = Array.from({ length: 100 }, (_, at) => ({ path: `scan ${at}.jpg` }));
    const sorted = libraryOf(({ year, month }) => `${year}/${month}`);
    expect(learnScheme([...sorted, ...undated])?.scheme).toBe('{date:YYYY}/{date:MM}');
    expect(learnScheme([...sorted.slice(0, 20), ...undated])?.scheme).toBe('');
  });

  it.each(['Undated', 'Ohne Datum', 'Undated/Pets', 'Look again'])(
    'learns nothing from photos in our folder “%s”, however many',
    (folder) => {
      const sorted = libraryOf(({ year, month }) => `${year}/${month}`).slice(0, 40);
      const undated = Array.from({ length: 400 }, (_, at) => ({ path: `${folder}/scan ${at}.jpg` }));
      const [first] = sorted;
      const later = { path: `${folder}/later.jpg`, date: first?.date };
      expect(learnScheme([...sorted, ...undated, later])).toMatchObject({
        scheme: '{date:YYYY}/{date:MM}',
        explained: 40,
        total: 40,
      });
      expect(learnScheme(undated)).toBeUndefined();
    },
  );

  it('reads a category beside our folders for films and for photos to look at again', () => {
    const paths = ['Pets/a', 'Food/b', 'Animals/c', 'Videos/d', 'Videos/e', 'Look again/f', 'Undated/g'];
    const photos = paths.map((path) => ({ path: `${path}.jpg`, date: '2024-05-12T10:00:00' }));
    expect(learnScheme(photos)).toMatchObject({ scheme: '{category}', explained: 3, total: 3 });
  });

  it('reads years within a person’s folder for films', () => {
    const films = libraryOf(({ year }) => `Videos/${year}`);
    expect(learnScheme(films)?.scheme).toBe('Videos/{date:YYYY}');
  });

  it('learns nothing from two photos', () => {
    expect(learnScheme(libraryOf(({ year }) => year).slice(0, 2))).toBeUndefined();
  });

  it('reads ten thousand photos in deep folders', () => {
    const deep = libraryOf(({ day }) => `${day}/`.repeat(8).slice(0, -1), 140);
    expect(deep.length).toBeGreaterThan(10_000);
    expect(learnScheme(deep)?.scheme).toBe('{date:DD}/'.repeat(8).slice(0, -1));
  });
});
