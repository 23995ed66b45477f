import { describe, expect, it } from 'vitest';
import { companionPaths } from '#core/companions/companion-paths.ts';
import { hasOwnXmp, madeXmp, xmpFactsOf } from '#core/xmp/made-xmp.ts';

const LISBON = { latitude: 38.7, longitude: -9.1, place: { city: 'Lisbon', countryCode: 'PT' } };
const source = Object.freeze({
  placed: { description: 'A dog.' },
  category: 'Pets',
  told: undefined,
  location: undefined,
});

describe('the content of our sidecars', () => {
  it('is what was seen if the export says nothing', () => {
    expect(xmpFactsOf(source)).toEqual({ description: 'A dog.', people: [], keywords: ['Pets'] });
  });

  it('is the export’s caption and people before what was seen', () => {
    const told = { description: 'Rex', people: ['Ann'] };
    expect(xmpFactsOf({ ...source, told })).toMatchObject(told);
  });

  it('includes the place’s English name, or only the coordinates if none is near', () => {
    expect(xmpFactsOf({ ...source, location: LISBON })).toMatchObject({
      coordinates: { latitude: 38.7, longitude: -9.1 },
      city: 'Lisbon',
      country: 'Portugal',
    });
    const atSea = xmpFactsOf({ ...source, location: { latitude: 1, longitude: -30 } });
    expect(atSea).toMatchObject({ coordinates: { latitude: 1, longitude: -30 } });
    expect(atSea.city).toBeUndefined();
  });
});

describe('a photo’s own .xmp', () => {
  it.each([
    ['settings', 'IMG_1.xmp', true],
    ['settings', 'IMG_1.JPG.XMP', true],
    ['settings', 'IMG_1.aae', false],
    ['copy', 'IMG_1.xmp', false],
  ])('by a companion file: %s %s is %s', (kind, name, isOwn) => {
    expect(hasOwnXmp([{ kind, name }])).toBe(isOwn);
  });
});

describe('the sidecar made for a photo', () => {
  it('has the photo’s name, and two photos that differ only in extension have their own', () => {
    const placed = [
      { photoId: 'a', path: 'Pets/dog.jpg' },
      { photoId: 'b', path: 'Pets/dog.heic' },
    ];
    const followers = new Map(placed.map(({ photoId }) => [photoId, [madeXmp(photoId)]]));
    expect(companionPaths(placed, followers, []).map(({ path }) => path)).toEqual([
      'Pets/dog.jpg',
      'Pets/dog.xmp',
      'Pets/dog_2.heic',
      'Pets/dog_2.xmp',
    ]);
  });
});
