import { expect, it } from 'vitest';
import type { PhotoToFile } from '#core/schemes/photo-to-file.ts';
import { schemeFiling } from '#pipeline/scheme-filing.ts';
import { fakePhoto } from '../../fakes/fake-ports.ts';

it('a photo far from any place is filed with its coordinates, which tell events apart', async () => {
  const atSea = { latitude: 40, longitude: -40 };
  const facts = async () => ({
    taken: () => ({ date: { date: null, dateSource: 'none' as const }, location: atSea }),
    albums: () => [],
    persons: new Map<string, string>(),
  });
  const filed: PhotoToFile[] = [];
  const plan = { photos: [fakePhoto('a')], passengers: [fakePhoto('film')] };
  const filing = schemeFiling(plan, facts, (photos, films) => {
    filed.push(...photos, ...films);
    return new Map();
  });
  const placed = { description: 'A ship.', category: 'Boats', folder: ['Boats'], name: 'ship' };
  await filing.folders([{ photoId: 'a', extension: 'jpg', ...placed }]);
  expect(filed).toMatchObject([
    { id: 'a', category: 'Boats', coordinates: atSea },
    { id: 'film', category: '', coordinates: atSea },
  ]);
});
