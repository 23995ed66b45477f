import { describe, expect, it } from 'vitest';
import { fileByScheme } from '#core/schemes/file-by-scheme.ts';
import type { PhotoToFile } from '#core/schemes/photo-to-file.ts';

const LISBON = { city: 'Lisbon', countryCode: 'PT' };
const photos: readonly PhotoToFile[] = [
  {
    id: 'a',
    category: 'Food',
    date: '2026-05-12T10:00:00',
    coordinates: { latitude: 38.72, longitude: -9.14 },
    place: LISBON,
  },
  {
    id: 'b',
    category: 'Pets',
    date: '2026-05-12T11:00:00',
    coordinates: { latitude: 38.72, longitude: -9.14 },
    place: LISBON,
  },
  { id: 'c', category: 'Food', date: '2026-05-30T10:00:00' },
  { id: 'd', category: 'Food', date: '2025-01-01T10:00:00', isFileDate: true },
  { id: 'e', category: 'Pets' },
];
const filed = (scheme: string, fewestPhotos?: number) =>
  Object.fromEntries(
    [...fileByScheme(photos, { scheme, ...(fewestPhotos ? { fewestPhotos } : {}) })].map(([id, folder]) => [
      id,
      folder.join('/'),
    ]),
  );

describe('fileByScheme', () => {
  it('files photos by year and event, and those without a date under Undated', () => {
    expect(filed('{date:YYYY}/{event}')).toEqual({
      a: '2026/2026-05-12 Lisbon',
      b: '2026/2026-05-12 Lisbon',
      c: '2026/2026-05-30',
      d: 'Undated',
      e: 'Undated',
    });
  });

  it('derives no event from a file’s time', () => {
    expect(filed('{event}').d).toBe('Food');
  });

  it('merges folders with too few photos into their parent', () => {
    expect(filed('{date:YYYY}/{event}/{category}', 2)).toEqual({
      a: '2026/2026-05-12 Lisbon',
      b: '2026/2026-05-12 Lisbon',
      c: '2026',
      d: 'Undated',
      e: 'Undated',
    });
  });

  it('names the folder of undated photos once, where the scheme asks for a date first', () => {
    const undated = [{ id: 'a', category: 'Food', language: 'de' as const, place: LISBON }];
    const scheme = '{category}/{date:YYYY}/{date:YYYY-MM} {city}';
    expect(fileByScheme(undated, { scheme }).get('a')).toEqual(['Food', 'Ohne Datum', 'Lisbon']);
  });

  it('uses the year of an export’s folder', () => {
    const dated = [{ id: 'a', category: 'Food', date: '2019', isFileDate: true }];
    expect(fileByScheme(dated, { scheme: '{date:YYYY}' }).get('a')).toEqual(['2019']);
  });

  it('files photos by topic, and one level for a category of no topic', () => {
    const kinds = ['Birds', 'Sports & Fitness'].map((category) => ({ id: category, category }));
    const folders = fileByScheme(kinds, { scheme: '{topic}/{category}' });
    expect([...folders.values()]).toEqual([['Animals', 'Birds'], ['Sports & Fitness']]);
  });

  it('counts categories for the level of detail in each of the scheme’s folders', () => {
    const dated = [
      { id: 'a', category: 'Birds', date: '2025-01-01' },
      { id: 'b', category: 'Pets', date: '2025-01-01' },
      { id: 'c', category: 'Birds', date: '2026-01-01' },
    ];
    const folders = fileByScheme(dated, { scheme: '{date:YYYY}/{category}', detail: 'balanced' });
    expect([...folders.values()].map((path) => path.join('/'))).toEqual([
      '2025/Animals',
      '2025/Animals',
      '2026/Birds',
    ]);
  });

  it('names country and city', () => {
    expect(filed('{country}/{city}').a).toBe('Portugal/Lisbon');
  });

  it('files photos by the number of people, or by category if that is unknown', () => {
    const people = [0, 1, 2, 3, 12, undefined].map((peopleCount, at) => ({
      id: String(at),
      category: 'Food',
      peopleCount,
    }));
    const folders = [...fileByScheme(people, { scheme: '{people}' }).values()].map((path) => path.join('/'));
    expect(folders).toEqual(['No people', 'One person', 'Two people', 'Groups', 'Groups', 'Food']);
  });
});
