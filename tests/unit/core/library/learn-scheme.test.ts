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
        return { path, date, country: 'Italy', city: path.split('/')[1] };
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

  it('learns nothing from two photos', () => {
    expect(learnScheme(libraryOf(({ year }) => year).slice(0, 2))).toBeUndefined();
  });

  it('reads ten thousand photos in deep folders', () => {
    const deep = libraryOf(({ day }) => `${day}/`.repeat(8).slice(0, -1), 140);
    expect(deep.length).toBeGreaterThan(10_000);
    expect(learnScheme(deep)?.scheme).toBe('{date:DD}/'.repeat(8).slice(0, -1));
  });
});
