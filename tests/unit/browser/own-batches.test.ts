import { describe, expect, it } from 'vitest';
import { boardsInTurn, sortBatches } from '#browser/saved/own-batches.ts';
import { IDLE_BATCH } from '#core/batch/batch.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';

const NOW = 1_800_000_000_000;
const BOARD = {
  state: { ...IDLE_BATCH, phase: 'done' as const },
  arrangement: { folders: [] },
  saved: { folders: [] },
};
const row = (id: string, createdMs: number, more: object = {}) => ({ id, owner: 'ann', createdMs, ...more });

describe('the saved batches of an account', () => {
  it('can be resumed unless they are finished', () => {
    const rows = [row('b', NOW - 1), row('a', NOW - 2)];
    expect(sortBatches(rows, 'ann', NOW)).toEqual({
      resumable: ['a', 'b'],
      finished: [],
      closed: [],
      gone: [],
    });
  });

  it('are not offered as unfinished if the person closed the board that could not be saved', () => {
    const rows = [row('a', NOW - 2, { isPutAway: true }), row('b', NOW - 1, { isPutAway: false })];
    expect(sortBatches(rows, 'ann', NOW)).toMatchObject({ resumable: ['b'], closed: ['a'], gone: [] });
  });

  it('can be resumed if the board is damaged, closed or not', () => {
    const damaged = { board: 'damaged', isPutAway: true };
    const rows = [row('a', NOW - 1, damaged)];
    expect(sortBatches(rows as never, 'ann', NOW)).toMatchObject({ resumable: ['a'], closed: [] });
  });

  it('are gone when they are old or of another account', () => {
    const rows = [row('old', NOW - SAVED_BATCH_MS), row('other', NOW, { owner: 'bo' })];
    expect(sortBatches(rows, 'ann', NOW)).toMatchObject({ resumable: [], gone: ['old', 'other'] });
  });

  it('keep their boards, closed ones too, and offer the open ones first', () => {
    const rows = [row('a', NOW - 3, { board: BOARD }), row('b', NOW - 2, { board: BOARD, isPutAway: true })];
    const { finished, resumable, closed } = sortBatches(rows, 'ann', NOW);
    expect([resumable, closed]).toEqual([[], []]);
    const nobodys = { id: 'c', createdMs: NOW, isPutAway: false };
    expect(boardsInTurn([finished, [nobodys]]).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});
