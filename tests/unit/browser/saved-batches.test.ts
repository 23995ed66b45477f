import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavingOptions, Store } from '#browser/saved/saving-options.ts';
import { SavedBatches } from '#browser/saved/saved-batches.ts';
import type { FinishedBatch } from '#browser/saved/own-batches.ts';
import { IDLE_BATCH } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';
import { NOBODY } from '#core/people/people.ts';
import { photosNamed, SETTINGS } from './resume-fixture.ts';

const BOARD = {
  state: { ...IDLE_BATCH, phase: 'done' as const },
  arrangement: { folders: [] },
  saved: { folders: [] },
};
const PEOPLE: NonNullable<Board['people']> = {
  faces: [],
  people: NOBODY,
  lookedAt: new Set(['one']),
  unread: 0,
  several: 'first',
  writesNames: false,
};
/** A board whose last run was cut off by the network. */
const CUT_OFF: Board = {
  ...BOARD,
  state: { ...BOARD.state, phase: 'failed', failure: { code: 'network-unreachable', details: {} } },
};
const finishedOf = (id: string, isPutAway: boolean): FinishedBatch => ({ id, createdMs: 1, isPutAway });

/** The locks that pages hold. */
const held = new Set<string>();

beforeEach(() => {
  held.clear();
  const request = async (name: string, _options: unknown, hold: () => Promise<void>) => {
    if (held.has(name)) throw new DOMException('held', 'TimeoutError');
    held.add(name);
    await hold();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request }, storage: { estimate: async () => ({}) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage with these batches by owner, whatever it was told to delete or to mark, and batches that use it. */
function made(
  finished: Readonly<Record<string, readonly FinishedBatch[]>> = {},
  {
    closed = [],
    options = {},
    store: own = {},
  }: { closed?: readonly string[]; options?: Partial<SavingOptions>; store?: Partial<Store> } = {},
) {
  const deleted: string[] = [];
  const marked: (readonly [string, boolean])[] = [];
  const bytes: string[] = [];
  const forgotten: string[] = [];
  const saved: (Board | Board['people'])[] = [];
  const all = () => Object.values(finished).flat();
  const store: Store = {
    batchesOf: async (owner) => ({ resumable: [], finished: finished[owner] ?? [], closed }),
    savedBoard: async (id) => ({
      ...BOARD,
      photos: photosNamed([`photo of ${id}`]),
      damaged: 0,
      arePeopleLost: false,
      isPutAway: all().some((one) => one.id === id && one.isPutAway),
    }),
    savedBatch: async (id) => ({
      id,
      photos: [],
      missing: [],
      order: [`photo of ${id}`],
      placing: SETTINGS.placing,
      leases: [],
      described: new Map(),
      places: new Map(),
      damaged: 0,
    }),
    saveBatch: async () => false,
    saveLease: async () => {},
    saveDescribed: async () => {},
    saveBytes: async (_id, { id }) => bytes.push(id) > 0,
    saveBoard: async (_id, board) => saved.push(board),
    savePeople: async (_id, people) => void saved.push(people),
    savePutAway: async (id, isPutAway) => void marked.push([id, isPutAway]),
    forgetBatch: async (id) => void deleted.push(id),
    ...own,
  };
  const batches = new SavedBatches({
    onNotSaved: () => {},
    ...options,
    forgetPhotos: async (ids) => void forgotten.push(...ids),
    load: async () => store,
  });
  batches.belongTo('ann');
  return { batches, deleted, marked, bytes, forgotten, saved };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the saved batches of a page', () => {
  it('restore an open board before a closed one, of both owners', async () => {
    const { batches } = made({
      ann: [finishedOf('a', true)],
      '': [finishedOf('b', false), finishedOf('c', true)],
    });
    expect(await batches.takeBoard()).toMatchObject({ isPutAway: false });
    expect([...held]).toEqual(['batch b']);
  });

  it('offer the newest closed board of the account if no open one is there', async () => {
    const { batches } = made({
      ann: [finishedOf('a', true), finishedOf('b', true)],
      '': [finishedOf('c', true)],
    });
    expect(await batches.takeBoard()).toMatchObject({ isPutAway: true });
    expect([...held]).toEqual(['batch b']);
  });

  it('keep a closed board when another batch begins, until it is forgotten with its people', async () => {
    const { batches, deleted, forgotten } = made({ ann: [finishedOf('a', true)] });
    await batches.takeBoard();
    batches.begin(photosNamed(['new']), SETTINGS.placing, undefined);
    await settle();
    expect([deleted, forgotten]).toEqual([[], []]);
    batches.forgetPutAway();
    await settle();
    expect([deleted, forgotten]).toEqual([['a'], ['photo of a']]);
    expect([...held]).not.toContain('batch a');
  });

  it('restore the closed board after a batch that never began', async () => {
    const { batches, deleted, marked } = made({ ann: [finishedOf('a', false)] });
    await batches.takeBoard();
    await batches.putAway(true);
    batches.begin(photosNamed(['new']), SETTINGS.placing, undefined);
    await settle();
    batches.forget();
    await settle();
    expect(deleted).toHaveLength(1);
    expect(deleted).not.toContain('a');
    await batches.putAway(false);
    expect(marked).toEqual([
      ['a', true],
      ['a', false],
    ]);
    expect([...held]).toEqual(['batch a']);
    expect(await batches.saveBoard(BOARD)).toBeDefined();
  });

  it('delete an unfinished batch only after the next one is stored', async () => {
    const steps: string[] = [];
    const { batches } = made(
      {},
      {
        store: {
          saveBatch: async ({ id }) => {
            steps.push(id);
            await settle();
            steps.push('stored');
            return false;
          },
          forgetBatch: async () => void steps.push('deleted'),
        },
      },
    );
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    await settle();
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    await expect.poll(() => steps.slice(2)).toEqual([expect.any(String), 'stored', 'deleted']);
  });

  it('leave an unfinished batch for later if the next one can’t be stored', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    let isFull = false;
    const { batches, deleted } = made(
      {},
      {
        store: {
          saveBatch: () => (isFull ? Promise.reject(full) : Promise.resolve(false)),
        },
      },
    );
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    await settle();
    expect(held.size).toBe(1);
    isFull = true;
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    await settle();
    expect([held.size, deleted]).toEqual([1, []]);
  });

  it('leave a batch that can go on later in the storage, when the closed board is restored instead', async () => {
    const { batches, deleted } = made({ ann: [finishedOf('a', true)] });
    await batches.takeBoard();
    batches.begin(photosNamed(['new']), SETTINGS.placing, undefined);
    await settle();
    expect(held.size).toBe(2);
    await batches.putAway(false);
    await settle();
    expect([[...held], deleted]).toEqual([['batch a'], []]);
  });

  it('go on copying the photos of a board that is closed meanwhile', async () => {
    const { batches, bytes } = made();
    batches.begin(photosNamed(['one', 'two']), SETTINGS.placing, undefined);
    await batches.putAway(true);
    await expect.poll(() => bytes).toEqual(['one', 'two']);
  });

  it('save a board that has people or has lost them, also after a retry that was cut off', async () => {
    const { batches, saved } = made();
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    await batches.saveBoard({ ...BOARD, people: PEOPLE });
    await batches.saveBoard({ ...CUT_OFF, people: PEOPLE });
    expect(await batches.saveBoard(CUT_OFF)).toBeDefined();
    expect(saved).toEqual([{ ...BOARD, people: PEOPLE }, { ...CUT_OFF, people: PEOPLE }, CUT_OFF]);
  });

  it('save a restored board after a retry that was cut off', async () => {
    const { batches, saved } = made({ ann: [finishedOf('a', false)] });
    await batches.takeBoard();
    expect(await batches.saveBoard(CUT_OFF)).toBeDefined();
    expect(saved).toEqual([CUT_OFF]);
  });

  it('save only the people of a batch that was cut off, which is to be resumed, or delete them', async () => {
    const { batches, saved } = made();
    batches.begin(photosNamed(['one']), SETTINGS.placing, undefined);
    expect(await batches.saveBoard({ ...CUT_OFF, people: PEOPLE })).toBeUndefined();
    expect(await batches.saveBoard(CUT_OFF)).toBeUndefined();
    expect(saved).toEqual([PEOPLE, undefined]);
  });

  it('delete closed batches without a board, unless a page still has them', async () => {
    const { batches, deleted, forgotten } = made({}, { closed: ['gone', 'open'] });
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'));
    held.add('batch open');
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
          if (held.has(name)) throw signal.reason;
          await hold();
        },
      },
    });
    expect(await batches.resumable()).toBeUndefined();
    await settle();
    timeout.mockRestore();
    expect([deleted, forgotten]).toEqual([['gone'], ['photo of gone']]);
  });
});
