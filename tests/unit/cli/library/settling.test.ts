import { describe, expect, it } from 'vitest';
import type { Ending } from '#codec/ending/ending.ts';
import type { Holding } from '../../../../cli/disk/held-open.ts';
import { isUnfinishedName, type SeenNow, Settling } from '../../../../cli/library/settling.ts';

const TIMES = { settleMs: 3000, doubtMs: 120_000 };

/** Looks at one file, with what is told of its end and of other programs. */
function watching(untoldMs = TIMES.settleMs) {
  const told: { ending: Ending; holding: Holding | undefined; reads: number } = {
    ending: 'whole',
    holding: undefined,
    reads: 0,
  };
  const settling = new Settling<SeenNow>(
    { ...TIMES, untoldMs },
    {
      endOf: async () => {
        told.reads += 1;
        return told.ending;
      },
      holding: async () => told.holding,
    },
  );
  const isComplete = async (mark: string, nowMs: number) =>
    (await settling.look([{ path: 'a.jpg', mark }], nowMs)).complete.has('a.jpg');
  return { told, settling, isComplete };
}

describe('Settling', () => {
  it('considers a file complete once it was stable for long enough', async () => {
    const { isComplete } = watching();
    expect(await isComplete('1 byte', 0)).toBe(false);
    expect(await isComplete('1 byte', 2999)).toBe(false);
    // It grew at the last moment.
    expect(await isComplete('2 bytes', 3000)).toBe(false);
    expect(await isComplete('2 bytes', 5999)).toBe(false);
    expect(await isComplete('2 bytes', 6000)).toBe(true);
  });

  it('starts over with a file that disappeared in between', async () => {
    const { settling } = watching();
    const file = { path: 'a.jpg', mark: 'same' };
    await settling.look([file], 0);
    await settling.look([], 2000);
    expect((await settling.look([file], 4000)).open).toEqual(new Set(['a.jpg']));
  });

  it('waits for a missing end, and takes a damaged file as it is in the end', async () => {
    const { told, settling, isComplete } = watching();
    told.ending = 'cut';
    expect(await isComplete('half', 0)).toBe(false);
    expect(await isComplete('half', 119_999)).toBe(false);
    const { complete, unsure } = await settling.look([{ path: 'a.jpg', mark: 'half' }], 120_000);
    expect([complete, unsure]).toEqual([new Set(['a.jpg']), new Set(['a.jpg'])]);
    expect(told.reads).toBe(1);
    // The rest has arrived.
    told.ending = 'whole';
    expect(await isComplete('all', 121_000)).toBe(false);
    expect(await isComplete('all', 124_000)).toBe(true);
  });

  it('waits as long as another program writes, and no longer', async () => {
    const { told, isComplete } = watching();
    told.holding = 'writing';
    await isComplete('same', 0);
    expect(await isComplete('same', 60_000)).toBe(false);
    told.holding = undefined;
    expect(await isComplete('same', 60_001)).toBe(true);
    told.holding = 'reading';
    expect(await isComplete('same', 60_002)).toBe(true);
  });

  it.each([
    ['whose format does not tell its end', 'unknown', undefined],
    ['that another program reads', 'whole', 'reading'],
  ] as const)('waits longer for a file %s if it is moved', async (_what, ending, holding) => {
    const { told, isComplete } = watching(75_000);
    Object.assign(told, { ending, holding });
    await isComplete('same', 0);
    expect(await isComplete('same', 74_999)).toBe(false);
    expect(await isComplete('same', 75_000)).toBe(true);
  });

  it('lets others wait only for files that still change', async () => {
    const { told, settling } = watching();
    told.ending = 'cut';
    const files = [{ path: 'damaged.jpg', mark: 'same' }];
    expect((await settling.look(files, 0)).arriving.size).toBe(1);
    expect((await settling.look(files, 3000)).arriving.size).toBe(0);
  });
});

describe('isUnfinishedName', () => {
  it.each(['in/a.jpg.part', 'a.JPG.crdownload', 'in/.a.jpg.Xy12', 'a.jpg.download', 'b.tmp'])(
    'recognizes %s',
    (path) => {
      expect(isUnfinishedName(path)).toBe(true);
    },
  );

  it.each(['a.jpg', 'in.part/a.jpg', 'download.jpg', 'a.partial.jpg'])('accepts %s as a file', (path) => {
    expect(isUnfinishedName(path)).toBe(false);
  });
});
