import { describe, expect, it } from 'vitest';
import { folderText } from '#core/naming/folder-path.ts';
import { arrangementOf } from '#core/board/arrangement.ts';
import {
  type BatchAction,
  type BatchState,
  IDLE_BATCH,
  type PhotoState,
  reduceBatch,
} from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Photo } from '#core/photo.ts';
import {
  firstPhotosOf,
  foldersOf,
  type LeftPhoto,
  leftOutOf,
  restingState,
  statusOnHeap,
  traysOf,
  unfinishedOf,
  waitingOf,
  worthAnotherLook,
} from '#ui/board/batch-view.ts';

const photos = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  name: `${id}.jpg`,
  sizeBytes: 1,
  modifiedMs: 0,
}));
const placed = (photoId: string, category: string): PlacedPhoto => ({
  photoId,
  category,
  folder: [category],
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

const ids: ReadonlySet<string> = new Set(photos.map(({ id }) => id));

describe('the view of a batch', () => {
  it('has its trays in the order of their first photos', () => {
    const arrivals = [placed('b', 'Pets'), placed('d', 'Food'), placed('a', 'Pets')];
    const trays = traysOf(arrivals, ids);
    expect(trays.map(({ folder, latest }) => [folderText(folder), latest])).toEqual([
      ['Pets', ['b', 'a']],
      ['Food', ['d']],
    ]);
  });

  it('has a tray for each nested folder', () => {
    const inYear = (photoId: string, year: string) => ({
      ...placed(photoId, 'Pets'),
      folder: [year, 'Pets'],
    });
    const arrivals = [inYear('a', '2023'), inYear('b', '2024'), inYear('c', '2023')];
    const trays = traysOf(arrivals, ids);
    expect(trays.map(({ folder, count }) => [folderText(folder), count])).toEqual([
      ['2023/Pets', 2],
      ['2024/Pets', 1],
    ]);
  });

  it('shows a full tray’s last photos, counts all, and none outside the batch', () => {
    const many = Array.from({ length: 75 }, (_, at) => placed(`p${at}`, 'Pets'));
    const [tray] = traysOf([placed('gone', 'Pets'), ...many], new Set(many.map(({ photoId }) => photoId)));
    expect(tray?.count).toBe(75);
    expect(tray?.latest).toEqual(Array.from({ length: 16 }, (_, at) => `p${59 + at}`));
  });

  it('has its folders by name, like the archive', () => {
    const folders = foldersOf(arrangementOf(state.entries), state, photos);
    expect(folders.map(({ path }) => folderText(path))).toEqual(['Food', 'Pets']);
    expect(folders[1]?.photos.map(({ fileName, description }) => [fileName, description])).toEqual([
      ['a.jpg', 'Shows a.'],
      ['b.jpg', 'Shows b.'],
    ]);
  });

  it('separates failed photos from those waiting for the next batch, and loses none', () => {
    expect(leftOutOf(state, photos).map(({ photo }) => photo.id)).toEqual(['c']);
    expect(waitingOf(state, photos).map(({ id }) => id)).toEqual(['e']);
    const folders = foldersOf(arrangementOf(state.entries), state, photos);
    expect(folders.flatMap(({ photos: inFolder }) => inFolder).length + 1 + 1).toBe(photos.length);
  });

  it('offers another engine for what waits for the next batch, and what the month had no room for', () => {
    const details = { limit: 25, resetsOn: '2026-12', left: 0, photos: 1 } as const;
    const refused: PhotoState = { status: 'failed', failure: { code: 'quota-exceeded', details } };
    const now = { ...state, photos: new Map(state.photos).set('b', refused) };
    expect(unfinishedOf(now, photos).map(({ id }) => id)).toEqual(['b', 'e']);
  });

  it('crosses out unplaced photos on the heap, but not those waiting for the next batch', () => {
    expect(['c', 'd', 'e', 'not yet'].map((id) => statusOnHeap(state, id))).toEqual([
      'failed',
      'placed',
      'waiting',
      'waiting',
    ]);
  });

  it('shows a retried photo’s progress until it is placed', () => {
    const again = reduceBatch(state, { type: 'begun-again', photoIds: ['c'] });
    const statusOf = (now: BatchState) => leftOutOf(now, photos).map((left) => left.state.status);
    expect(statusOf(again)).toEqual(['waiting']);
    expect(waitingOf(again, photos).map(({ id }) => id)).toEqual(['e']);
    const looking = reduceBatch(again, { type: 'looking', photoId: 'c' });
    expect(statusOf(looking)).toEqual(['looking']);
    const described = reduceBatch(looking, { type: 'placed', photo: placed('c', 'Pets'), done: 1, total: 1 });
    expect(statusOf(described)).toEqual(['placed']);
    const entries = [...state.entries, { photoId: 'c', path: 'Pets/c.jpg' }];
    expect(statusOf(reduceBatch(described, { type: 'archived', entries }))).toEqual([]);
  });

  it('offers a retry only for failures of the engine or the network', () => {
    const left = (['engine-failed', 'no-description', 'photo-empty', 'photo-gone'] as const).map((code) => ({
      photo: { ...photos[0], id: code },
      state: { status: 'failed', failure: { code, details: { message: '' } } } as unknown as PhotoState,
    }));
    const unreached: PhotoState = { status: 'failed', failure: { code: 'network-unreachable', details: {} } };
    const all = [...left, { photo: { id: 'network-unreachable' }, state: unreached }];
    expect(worthAnotherLook(all as LeftPhoto<Photo>[]).map(({ id }) => id)).toEqual([
      'engine-failed',
      'no-description',
      'network-unreachable',
    ]);
  });

  it('returns placed photos to the table if there is no archive', () => {
    const broken = reduceBatch(state, {
      type: 'broken',
      failure: { code: 'server-failed', details: { status: 500 } },
    });
    expect([...restingState(broken).photos.keys()].toSorted()).toEqual(['c', 'e']);
  });
});

describe('the folders’ first photos', () => {
  const folder = (id: number, count: number) => ({
    id,
    path: [`folder ${id}`],
    photos: photos
      .slice(0, count)
      .map((photo) => ({ photo, description: '', name: photo.id, fileName: photo.id })),
  });
  const shownOf = (counts: readonly number[], drawn: number) =>
    firstPhotosOf(
      counts.map((count, at) => folder(at, count)),
      drawn,
    ).map(({ shown }) => shown);

  it.each<[number, readonly number[]]>([
    [2, [2]],
    [3, [3]],
    [4, [3, 1]],
    [7, [3, 2, 0, 2]],
    [9, [3, 2, 0, 4]],
  ])('are %i of nine in the folders so far, so that later ones move none of them', (drawn, shown) => {
    expect(shownOf([3, 2, 0, 4], drawn)).toEqual(shown);
  });

  it('are empty for existing empty folders', () => {
    expect(shownOf([0, 0], 0)).toEqual([0, 0]);
  });
});
