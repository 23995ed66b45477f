import { expect, it } from 'vitest';
import type { PhotoState } from '#core/batch.ts';
import { batchList } from '#core/lists/batch-list.ts';
import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';

const t = translator([listWords, failuresWords, quantitiesWords]);

const NOW_MS = Date.UTC(2026, 0, 1);
const photoOf = (id: string) => ({ id, name: 'a.jpg', folder: 'Trip', sizeBytes: 1, modifiedMs: 0 });
const placed = {
  photoId: 'in',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
};

it('a list has every photo that was picked: where it is now, or why it is not there', () => {
  const photos = new Map<string, PhotoState>([
    ['in', { status: 'placed', photo: placed }],
    ['bad', { status: 'refused', failure: { code: 'photo-empty', details: {} } }],
    ['late', { status: 'refused', failure: { code: 'batch-full', details: { photosPerBatch: 1 } } }],
  ]);
  const written = [{ photoId: 'in', path: 'Mine/rex.jpg', sha256: 'ab', takenAt: '2024-06-01T10:00:00' }];
  const list = batchList({ photos }, ['in', 'bad', 'late'].map(photoOf), written, NOW_MS, t);
  expect(list).toEqual([
    {
      original: 'Trip/a.jpg',
      path: 'Mine/rex.jpg',
      description: 'A dog.',
      category: 'Pets',
      date: '2024-06-01T10:00:00',
      dateSource: 'exif',
      sha256: 'ab',
      sizeBytes: 1,
      modifiedMs: 0,
    },
    {
      original: 'Trip/a (2).jpg',
      reason: expect.stringContaining('a.jpg is empty'),
      sizeBytes: 1,
      modifiedMs: 0,
    },
    { original: 'Trip/a (3).jpg', reason: t('list.waiting'), sizeBytes: 1, modifiedMs: 0 },
  ]);
});
