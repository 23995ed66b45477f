import { describe, expect, it } from 'vitest';
import { folderByScheme, schemeProblem } from '#core/schemes/scheme.ts';
import type { FiledPhoto } from '#core/schemes/scheme-tokens.ts';

const LISBON = { city: 'Lisbon', countryCode: 'PT' };
const FACTS: FiledPhoto = {
  id: 'a',
  category: 'Food',
  date: '2026-05-12T19:30:00',
  event: '2026-05-12 Lisbon',
  place: LISBON,
  peopleCount: 2,
  person: 'Ann',
  albums: ['Honeymoon', 'Best of 2026'],
  folders: ['DCIM', '100APPLE'],
};
const NOTHING: FiledPhoto = { id: 'b', category: 'Food' };

describe('folderByScheme', () => {
  it.each([
    ['{category}', ['Food']],
    ['{date}', ['2026']],
    ['{person}/{date}', ['Ann', '2026']],
    ['{date:YYYY}/{date:YYYY-MM}', ['2026', '2026-05']],
    ['{date:YYYY}/{event}/{category}', ['2026', '2026-05-12 Lisbon', 'Food']],
    ['{country}/{city}', ['Portugal', 'Lisbon']],
    ['{date:YYYY-MM} {city}', ['2026-05 Lisbon']],
    ['{people}/{category}', ['Two people', 'Food']],
    ['{album}', ['Honeymoon']],
    ['{folder}', ['DCIM', '100APPLE']],
    ['{folder}/{category}', ['DCIM', '100APPLE', 'Food']],
    ['Photos of {folder}', ['Photos of 100APPLE']],
    ['Our photos/{category}', ['Our photos', 'Food']],
  ])('turns %s into the folders %j', (scheme, folder) => {
    expect(folderByScheme(scheme, FACTS)).toEqual(folder);
  });

  it.each([
    ['{date:YYYY}/{category}', ['Undated', 'Food']],
    ['{event}/{category}', ['Food']],
    ['{date:YYYY-MM} ({city})', ['Undated']],
    ['{folder}', ['Food']],
    ['Our photos/{city}', ['Our photos']],
  ])('leaves unknown parts out of %s, with %j left', (scheme, folder) => {
    expect(folderByScheme(scheme, NOTHING)).toEqual(folder);
  });

  it.each([
    ['{date:YYYY}/{date:YYYY-MM}/{category}', ['2019', 'Food']],
    ['{date:YYYY-MM-DD}', ['2019']],
    ['{date:MM}/{category}', ['Food']],
    ['{date:YYYY-MM} ({city})', ['2019 (Lisbon)']],
  ])('turns %s into the folders %j if only the year is known', (scheme, folder) => {
    expect(folderByScheme(scheme, { ...FACTS, date: '2019' })).toEqual(folder);
  });

  it('leaves no loose separator if one of two values is unknown', () => {
    expect(folderByScheme('{date:YYYY-MM} {city}', { ...FACTS, place: undefined })).toEqual(['2026-05']);
    expect(folderByScheme('{city} - {date:YYYY}', { ...FACTS, date: '' })).toEqual(['Lisbon']);
    expect(folderByScheme('{date:YYYY} ({city})', { ...FACTS, place: undefined })).toEqual(['2026']);
  });

  it('makes no folder from a slash in a value', () => {
    expect(folderByScheme('{city}', { ...FACTS, place: { ...LISBON, city: 'Biel/Bienne' } })).toEqual([
      'Biel-Bienne',
    ]);
    expect(folderByScheme('{album}', { ...FACTS, albums: ['../../etc'] })).toEqual(['-..-etc']);
  });

  it('makes every folder safe on Windows', () => {
    expect(folderByScheme('{album}', { ...FACTS, albums: ['CON'] })).toEqual(['_CON']);
    expect(folderByScheme('{folder}', { ...FACTS, folders: ['a:b', 'c?', '..'] })).toEqual(['ab', 'c']);
  });

  it('treats no value as a token, whatever it says', () => {
    expect(folderByScheme('{album}', { ...FACTS, albums: ['{category}'] })).toEqual(['{category}']);
    expect(folderByScheme('{album}', { ...FACTS, albums: ['$&'] })).toEqual(['$&']);
  });
});

describe('schemeProblem', () => {
  it.each([
    ['Holidays', { kind: 'no-token' }],
    ['{years}', { kind: 'unknown-token', token: '{years}' }],
    ['{constructor}', { kind: 'unknown-token', token: '{constructor}' }],
    ['{city:big}', { kind: 'no-option', token: '{city}' }],
    ['{date:quarter}', { kind: 'date-form', token: '{date:quarter}' }],
    ['{city', { kind: 'no-token' }],
    ['{city}/{', { kind: 'brace' }],
    ['{date:YYYY/MM}', { kind: 'brace' }],
    ['{category}/a/b/c/d/e/f/g/h', { kind: 'too-deep' }],
  ])('finds in %s %j', (scheme, problem) => {
    expect(schemeProblem(scheme)).toEqual(problem);
  });

  it('accepts nested folders', () => {
    expect(schemeProblem('{date:YYYY}/{date:YYYY-MM} {city}/{category}')).toBeUndefined();
  });
});
