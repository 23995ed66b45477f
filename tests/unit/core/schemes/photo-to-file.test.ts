import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { fileByScheme } from '#core/schemes/file-by-scheme.ts';
import { photoToFile } from '#core/schemes/photo-to-file.ts';

const FILE = { id: 'a', albums: ['Lisbon'], folder: '/Export//Trip' };
const PLACED: PlacedPhoto = {
  photoId: 'a',
  description: 'Ein Hund.',
  language: 'de',
  category: 'Pets',
  folder: ['Haustiere'],
  byRule: 'words',
  peopleCount: 2,
  name: 'hund',
  extension: 'jpg',
};
const place = { city: 'Lisbon', countryCode: 'PT' };
const location = { latitude: 38.7, longitude: -9.1, place };
const date = { date: '2024-06-01T10:00:00+01:00', dateSource: 'exif' } as const;

describe('a photo that a scheme files', () => {
  it('has what it was placed with, and what the host knows', () => {
    expect(photoToFile(FILE, { placed: PLACED, date, location, person: 'Ann' })).toEqual({
      id: 'a',
      category: 'Haustiere',
      language: 'de',
      byRule: 'words',
      peopleCount: 2,
      date: date.date,
      isFileDate: false,
      coordinates: location,
      place,
      person: 'Ann',
      albums: ['Lisbon'],
      folders: ['Export', 'Trip'],
    });
  });

  it('has the category that the board says', () => {
    const known = { placed: PLACED, category: 'Food', date: undefined, location: undefined };
    expect(photoToFile(FILE, known)).toMatchObject({ category: 'Essen', isFileDate: false });
  });
});

describe('a film that a scheme files', () => {
  const folderOf = (dated: Parameters<typeof photoToFile>[1]['date']) =>
    fileByScheme([photoToFile(FILE, { date: dated, location })], { scheme: '{date:YYYY}/{city}' }).get('a');

  it('has no category, and the place and the folders of its file', () => {
    expect(photoToFile(FILE, { date, location })).toMatchObject({
      category: '',
      folders: ['Export', 'Trip'],
    });
    expect(folderOf(date)).toEqual(['2024', 'Lisbon']);
  });

  it('is of the year of its folder in an export, but not of its file’s time', () => {
    expect(folderOf({ date: '2019', dateSource: 'file' })).toEqual(['2019', 'Lisbon']);
    expect(folderOf({ date: '2026-01-02T03:04:05', dateSource: 'file' })).toEqual(['Undated', 'Lisbon']);
    expect(folderOf({ date: null, dateSource: 'none' })).toEqual(['Undated', 'Lisbon']);
    expect(folderOf(undefined)).toEqual(['Undated', 'Lisbon']);
  });
});
