import { describe, expect, it } from 'vitest';
import { type BatchAction, type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import { failedOf, foldersOf, restingState, traysOf, waitingOf } from '#ui/batch-view.ts';

const photos = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  name: `${id}.jpg`,
  sizeBytes: 1,
  modifiedMs: 0,
}));
const placed = (photoId: string, category: string): PlacedPhoto => ({
  photoId,
  category,
  description: `Shows ${photoId}.`,
  name: photoId,
  extension: 'jpg',
});
const total = 4;
const EVENTS: readonly BatchAction[] = [
  { type: 'begun' },
  { type: 'refused', photoId: 'e', failure: { code: 'batch-full', details: { photosPerBatch: 4 } } },
  { type: 'placed', photo: placed('b', 'Pets'), done: 1, total },
  { type: 'failed', photoId: 'c', failure: { code: 'photo-unreadable', details: {} }, done: 2, total },
  { type: 'placed', photo: placed('d', 'Food'), done: 3, total },
  { type: 'placed', photo: placed('a', 'Pets'), done: 4, total },
  {
    type: 'archived',
    entries: [
      { photoId: 'a', path: 'Pets/a.jpg' },
      { photoId: 'b', path: 'Pets/b.jpg' },
      { photoId: 'd', path: 'Food/d.jpg' },
    ],
  },
  { type: 'ended' },
];
const state: BatchState = EVENTS.reduce(reduceBatch, IDLE_BATCH);

describe('a batch as people see it', () => {
  it('has its trays in the order in which their first photos came', () => {
    const arrivals = [placed('b', 'Pets'), placed('d', 'Food'), placed('a', 'Pets')];
    const trays = traysOf(arrivals, photos);
    expect(trays.map(({ category, photos: inTray }) => [category, inTray.map(({ id }) => id)])).toEqual([
      ['Pets', ['b', 'a']],
      ['Food', ['d']],
    ]);
  });

  it('has its folders by name, as the archive has them', () => {
    const folders = foldersOf(state, photos);
    expect(folders.map(({ category }) => category)).toEqual(['Food', 'Pets']);
    expect(folders[1]?.photos.map(({ fileName, description }) => [fileName, description])).toEqual([
      ['a.jpg', 'Shows a.'],
      ['b.jpg', 'Shows b.'],
    ]);
  });

  it('tells what failed from what waits for the next batch, and loses none', () => {
    expect(failedOf(state, photos).map(({ photo }) => photo.id)).toEqual(['c']);
    expect(waitingOf(state, photos).map(({ id }) => id)).toEqual(['e']);
    const inFolders = foldersOf(state, photos).flatMap(({ photos: inFolder }) => inFolder);
    expect(inFolders.length + 1 + 1).toBe(photos.length);
  });

  it('lays placed photos back on the table when there is no archive', () => {
    const broken = reduceBatch(state, {
      type: 'broken',
      failure: { code: 'server-failed', details: { status: 500 } },
    });
    expect([...restingState(broken).photos.keys()].toSorted()).toEqual(['c', 'e']);
  });
});
