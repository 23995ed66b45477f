import { describe, expect, it } from 'vitest';
import { translator } from '#messages/translate.ts';
import { dateText } from '#ui/viewer/photo-facts.tsx';
import { locationText } from '#ui/viewer/photo-facts.tsx';
import { dateSourcesWords } from '#words/date-sources.ts';
import { viewerWords } from '#words/viewer.ts';

const t = translator([dateSourcesWords, viewerWords]);
const LOCAL = '2019-07-14T18:30:00';
const modifiedMs = Date.UTC(2024, 2, 1, 12);
const EXIF = 'from the file itself';

describe('a photo’s date', () => {
  it.each([
    ['exif', EXIF],
    ['sidecar', 'from an export or XMP file'],
    ['name', 'from a file or folder name'],
  ] as const)('names its source (%s)', (source, said) => {
    expect(dateText({ placed: LOCAL, source, modifiedMs }, t)).toEqual({
      date: 'July 14, 2019 at 6:30 PM',
      source: said,
    });
  });

  it('is its header’s before the batch knows anything', () => {
    expect(dateText({ exif: LOCAL, modifiedMs }, t).source).toBe(EXIF);
    expect(
      dateText({ placed: LOCAL, source: 'sidecar', exif: '2001-01-01T00:00:00', modifiedMs }, t).date,
    ).toContain('2019');
  });

  it('in an earlier version’s batch is the photo’s own', () => {
    expect(dateText({ placed: LOCAL, modifiedMs }, t).source).toBe(EXIF);
  });

  it('is midnight if a clock showed it', () => {
    const midnight = '2019-07-14T00:00:00';
    expect(dateText({ placed: midnight, source: 'exif', modifiedMs }, t).date).toContain('12:00');
  });

  it.each([
    ['1987', '1987'],
    ['1987-08', 'August 1987'],
    ['1987-08-15', 'August 15, 1987'],
  ])('is as precise as known: %s', (placed, date) => {
    expect(dateText({ placed, source: 'exif', modifiedMs }, t)).toEqual({ date, source: EXIF });
  });

  it.each([undefined, '2019-99-99T00:00:00'])('is missing if only its file has one (%s)', (exif) => {
    const known = dateText({ exif, modifiedMs }, t);
    expect(known.date).toMatch(/^No date in the photo \(file changed .+2024\)$/);
    expect(known.source).toBeUndefined();
  });

  it('is its export folder’s year rather than its file’s', () => {
    expect(dateText({ rough: '2019', modifiedMs }, t)).toEqual({
      date: '2019',
      source: 'from the year of an export’s folder',
    });
    expect(dateText({ exif: LOCAL, rough: '2019', modifiedMs }, t).source).toBe(EXIF);
  });

  it.each([0, Number.NaN, Date.UTC(1980, 0, 1)])('is missing if the file has no time either (%s)', (ms) => {
    expect(dateText({ modifiedMs: ms }, t)).toEqual({ date: 'No date in the photo' });
  });
});

describe('a photo’s place', () => {
  it('is its city and country, or else its coordinates', () => {
    const at = { latitude: 38.72, longitude: -9.14 };
    expect(locationText({ ...at, place: { city: 'Lisbon', countryCode: 'PT' } }, 'de')).toBe(
      'Lisbon, Portugal',
    );
    expect(locationText(at, 'en')).toBe('38.7200 · -9.1400');
  });
});
