import { expect, it } from 'vitest';
import { IDLE_BATCH } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { searchedPhotos } from '#ui/search/searched-photos.ts';

const EXPORTED_MS = Date.UTC(2026, 0, 15, 12);

const dayOf = (more: Partial<Photo>) => {
  const photo: Photo = { id: 'a', name: 'a.jpg', sizeBytes: 1, modifiedMs: EXPORTED_MS, ...more };
  const shown = { photo, description: 'A dog.', name: 'dog', fileName: 'dog.jpg' };
  return searchedPhotos([{ id: 1, path: ['Pets'], photos: [shown] }], IDLE_BATCH)[0]?.day;
};

it('a photo is found by the day in its name or its folder’s year, and not by its file’s own time', () => {
  const folder = 'Takeout/Google Photos/Photos from 2019';
  expect(dayOf({ name: 'IMG_20180203_040506.jpg', folder })).toBe('2018-02-03');
  expect(dayOf({ folder })).toBe('2019');
  expect(dayOf({ folder: 'Pictures/2018' })).toBe('2018');
  expect(dayOf({ folder: 'Pictures/Italy 2019' })).toBeUndefined();
});
