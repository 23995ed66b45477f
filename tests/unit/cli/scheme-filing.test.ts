import { expect, it } from 'vitest';
import type { PhotoToFile } from '#core/schemes/photo-to-file.ts';
import type { FilePhoto } from '../../../cli/inputs/file-photo.ts';
import { filingBy } from '../../../cli/organize/scheme-filing.ts';

it('a photo far from any place is filed with its coordinates, which tell events apart', async () => {
  const from = '/photos/a.jpg';
  const file: FilePhoto = { id: from, from, path: from, name: 'a.jpg', sizeBytes: 1, modifiedMs: 0 };
  const atSea = { latitude: 40, longitude: -40 };
  const facts = async () => ({
    taken: () => ({ date: { date: null, dateSource: 'none' as const }, location: atSea }),
    albums: () => [],
    persons: new Map<string, string>(),
  });
  const filed: PhotoToFile[] = [];
  const filing = filingBy([file], facts, (photos) => {
    filed.push(...photos);
    return new Map();
  });
  const placed = { description: 'A ship.', category: 'Boats', folder: ['Boats'], name: 'ship' };
  await filing.folders([{ photoId: from, extension: 'jpg', ...placed }]);
  expect(filed).toMatchObject([{ id: from, coordinates: atSea }]);
});
