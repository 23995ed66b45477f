import { describe, expect, it } from 'vitest';
import { readSidecar } from '#core/takeout/sidecar.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

const TAKEN = { timestamp: '1563120192', formatted: 'Jul 14, 2019, 4:03:12 PM UTC' };

describe('a Google Takeout JSON file', () => {
  it('with a time is a photo’s sidecar', () => {
    expect(
      readSidecar(
        {
          title: 'IMG_0001.jpg',
          description: ' On the beach ',
          creationTime: { timestamp: '1700000000' },
          photoTakenTime: TAKEN,
          geoData: { latitude: 38.72, longitude: -9.14, altitude: 10 },
          people: [{ name: 'Ann' }, { name: ' ' }, {}],
          trashed: true,
        },
        NOW_MS,
      ),
    ).toEqual({
      kind: 'photo',
      title: 'IMG_0001.jpg',
      takenMs: 1_563_120_192_000,
      coordinates: { latitude: 38.72, longitude: -9.14 },
      description: 'On the beach',
      people: ['Ann'],
      isTrashed: true,
      isArchived: false,
    });
  });

  it.each([
    [{ title: 'Summer' }, 'Summer'],
    [{ albumData: { title: 'Summer' } }, 'Summer'],
    [{ title: '' }, ''],
  ])('%j is an album', (json, title) => {
    expect(readSidecar(json, NOW_MS)).toEqual({ kind: 'album', title });
  });

  it.each([null, [], 'text', 7, {}, { photoTakenTime: {} }, { people: [] }])('%j is neither', (json) => {
    expect(readSidecar(json, NOW_MS)).toBeUndefined();
  });

  it.each([
    '0',
    '',
    ' ',
    0,
    'never',
    null,
    '1e300',
    '99999999999',
    '-99999999999',
    '-1',
    '-2082844800',
    '-2082841200',
    '-7200',
    '2208988800',
    '82641427200',
    '-62198755200',
  ])('gives no time for %j', (timestamp) => {
    const facts = readSidecar({ title: 'a.jpg', photoTakenTime: { timestamp } }, NOW_MS);
    expect(facts).toMatchObject({ kind: 'photo', title: 'a.jpg' });
    expect(facts).not.toHaveProperty('takenMs');
  });

  it('is cut if it says more than a photo’s own file may', () => {
    const facts = readSidecar(
      {
        title: '',
        photoTakenTime: TAKEN,
        description: 'x'.repeat(100_000),
        people: Array.from({ length: 10_000 }, () => ({ name: 'y'.repeat(100_000) })),
      },
      NOW_MS,
    );
    expect(JSON.stringify(facts).length).toBeLessThan(200_000);
  });

  it('may belong to a photo from before 1970', () => {
    const facts = readSidecar({ title: 'a.jpg', photoTakenTime: { timestamp: '-86400' } }, NOW_MS);
    expect(facts).toMatchObject({ takenMs: -86_400_000 });
  });

  it.each([
    [
      { latitude: 0, longitude: 0 },
      { latitude: 1, longitude: 2 },
      { latitude: 1, longitude: 2 },
    ],
    [{ latitude: 91, longitude: 0 }, {}, undefined],
    [{ latitude: '1', longitude: 2 }, {}, undefined],
    [{ latitude: 0, longitude: 7 }, {}, { latitude: 0, longitude: 7 }],
  ])('with %j and EXIF’s %j is at %j', (geoData, geoDataExif, coordinates) => {
    const facts = readSidecar({ title: '', photoTakenTime: TAKEN, geoData, geoDataExif }, NOW_MS);
    expect(facts?.kind === 'photo' && facts.coordinates).toEqual(coordinates);
  });
});
