import { describe, expect, it } from 'vitest';
import { IDLE_BATCH } from '#core/batch.ts';
import { boardOf } from '#browser/stored-board.ts';

const PHOTOS = [{ photoId: 'a', name: 'dog', extension: 'jpg' }];
const PLACED = {
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['2024', 'Pets'],
  name: 'dog',
  extension: 'jpg',
};

describe('a stored board', () => {
  it('is what it was', () => {
    const photos = new Map([['a', { status: 'placed', photo: PLACED } as const]]);
    const arrangement = { folders: [{ id: 1, path: ['2024', 'Pets'], photos: PHOTOS }] };
    const board = {
      state: { ...IDLE_BATCH, photos, arrivals: [PLACED] },
      arrangement,
      saved: { folders: [] },
    };
    expect(boardOf(board)).toEqual(board);
  });

  it('of an earlier version has paths where that one had names', () => {
    const { folder: _folder, ...placed } = PLACED;
    const earlier = {
      state: {
        ...IDLE_BATCH,
        photos: new Map([['a', { status: 'placed', photo: placed }]]),
        arrivals: [placed],
      },
      arrangement: { folders: [{ id: 1, name: 'My pets', photos: PHOTOS }] },
      saved: { folders: [{ id: 1, name: 'Pets', photos: PHOTOS }] },
    };
    // Data stored by an earlier version do not match the current types.
    const board = boardOf(earlier as unknown as Parameters<typeof boardOf>[0]);
    expect(board.arrangement.folders).toEqual([{ id: 1, path: ['My pets'], photos: PHOTOS }]);
    expect(board.saved.folders).toEqual([{ id: 1, path: ['Pets'], photos: PHOTOS }]);
    expect(board.state.photos.get('a')).toMatchObject({ photo: { folder: ['Pets'] } });
    expect(board.state.arrivals).toMatchObject([{ folder: ['Pets'] }]);
  });
});
