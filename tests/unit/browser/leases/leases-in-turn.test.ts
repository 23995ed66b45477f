import { describe, expect, it } from 'vitest';
import type { BatchEvent } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import { type FakeServer, fakeServer } from '../resume-fixture.ts';
import { afterPlaced, IDS, Kept, PHOTOS, run } from '../resumed-run.ts';

/** Three leases for the six photos. */
const IN_TURN: LeaseLimits = { photosPerBatch: 2, photosPerMonth: 'unlimited' };

describe('a batch larger than a lease', () => {
  it('is split into leases of that size, each reserved with its first photo, with one archive', async () => {
    const server = fakeServer();
    const kept = new Kept();
    const reserved: number[] = [];
    const reserve = server.reserve.bind(server);
    server.reserve = (photos, ...rest) => {
      reserved.push(photos);
      return reserve(photos, ...rest);
    };
    const { archived } = await run(kept, server, { limits: { ...IN_TURN, photosPerBatch: 4 } });
    expect(reserved).toEqual([4, 2]);
    expect(archived).toHaveLength(1);
    expect(archived[0]).toHaveLength(PHOTOS.length);
    expect(kept.leases.map(({ photoIds }) => photoIds)).toEqual([IDS.slice(0, 4), IDS.slice(4)]);
    expect(server.counted()).toBe(PHOTOS.length);
    expect(server.leases.size).toBe(0);
  });

  it('settles a lease as soon as its last photo is recorded', async () => {
    const server = fakeServer();
    const open: number[] = [];
    const stop = ({ type }: BatchEvent) => {
      if (type === 'archived') open.push(server.leases.size);
      return false;
    };
    await run(new Kept(), server, { stop, limits: IN_TURN });
    expect(open).toEqual([0]);
  });

  it.each(Array.from({ length: PHOTOS.length + 1 }, (_, placed) => placed))(
    'resumes after %i placed photos, and each photo is paid for once',
    async (placed) => {
      const kept = new Kept();
      const server = fakeServer();
      await run(kept, server, { stop: afterPlaced(placed), limits: IN_TURN });
      const known = kept.described.size;
      const whole = await run(new Kept(), fakeServer(), { limits: IN_TURN });
      const { archived, decoded } = await run(kept, server, { limits: IN_TURN });
      expect(archived).toEqual(whole.archived);
      expect(decoded).toHaveLength(PHOTOS.length - known);
      expect(server.counted()).toBe(PHOTOS.length);
      expect(server.leases.size).toBe(0);
    },
  );

  it('resumes if its leases are over, and pays only for the rest', async () => {
    const kept = new Kept();
    await kept.saveLease({ id: 'one', photoIds: ['a', 'b'] });
    await kept.saveLease({ id: 'two', photoIds: ['c', 'd'] });
    for (const id of ['a', 'b', 'c']) await kept.saveDescribed(id, { description: 'A dog.' });
    const server = fakeServer();
    server.room = 4;
    const { archived } = await run(kept, server, { limits: IN_TURN });
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(server.described.toSorted()).toEqual(['d', 'e', 'f']);
    expect(server.counted()).toBe(3);
    expect(server.leases.size).toBe(0);
  });

  it('resumes under a plan with smaller batches', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, { stop: afterPlaced(3) });
    server.expireAll();
    const sizes: number[] = [];
    const reserve = server.reserve.bind(server);
    server.reserve = (photos, ...rest) => {
      sizes.push(photos);
      return reserve(photos, ...rest);
    };
    const { archived } = await run(kept, server, { limits: IN_TURN });
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
  });

  it('is refused as a whole if the month has room only for a part, and nothing is counted', async () => {
    const server = fakeServer();
    server.usage = () => ({ period: '2026-11', count: 20 + reservedAt(server) });
    const limits = { photosPerBatch: 2, photosPerMonth: 25 } as const;
    await expect(run(new Kept(), server, { limits })).rejects.toMatchObject({
      failure: {
        code: 'quota-exceeded',
        details: { limit: 25, left: 5, photos: 6, resetsOn: '2026-12' },
      },
    });
    expect(server.leases.size).toBe(0);
    expect(server.described).toEqual([]);
  });

  it('fits to the last photo of the month', async () => {
    const server = fakeServer();
    server.usage = () => ({ period: '2026-11', count: 19 + reservedAt(server) });
    await run(new Kept(), server, { limits: { photosPerBatch: 2, photosPerMonth: 25 } });
    expect(server.described).toHaveLength(PHOTOS.length);
  });

  it('keeps what is placed if another batch used up the month meanwhile', async () => {
    const server = fakeServer();
    server.room = 4;
    const { archived } = await run(new Kept(), server, { limits: IN_TURN });
    expect(archived.at(-1)).toHaveLength(4);
    expect(server.counted()).toBe(4);
    expect(server.leases.size).toBe(0);
  });

  it('asks for a lease again under the same id after a network failure', async () => {
    const server = fakeServer();
    const ids: string[] = [];
    const reserve = server.reserve.bind(server);
    server.reserve = (photos, id, signal) => {
      ids.push(id);
      return ids.length === 2
        ? reserve(photos, id, signal).then(() =>
            Promise.reject(new AppError({ code: 'network-unreachable', details: {} })),
          )
        : reserve(photos, id, signal);
    };
    const { archived } = await run(new Kept(), server, { limits: IN_TURN });
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(new Set(ids).size).toBe(3);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it('settles until it succeeds at its end, if it couldn’t with its last photo', async () => {
    const server = fakeServer();
    const settle = server.settle.bind(server);
    let asked = 0;
    server.settle = (id) => {
      asked += 1;
      return asked <= 2
        ? Promise.reject(new AppError({ code: 'network-unreachable', details: {} }))
        : settle(id);
    };
    await run(new Kept(), server, { limits: { ...IN_TURN, photosPerBatch: PHOTOS.length } });
    expect(asked).toBe(3);
    expect(server.leases.size).toBe(0);
  });

  it('settles the other leases if one can’t be settled', async () => {
    const server = fakeServer();
    const settle = server.settle.bind(server);
    let refused: string | undefined;
    server.settle = (id) => {
      refused ??= id;
      return id === refused
        ? Promise.reject(new AppError({ code: 'server-failed', details: { status: 500 } }))
        : settle(id);
    };
    await run(new Kept(), server, { attempts: 1, limits: IN_TURN }).catch(() => undefined);
    expect([...server.leases.keys()]).toEqual([refused]);
  });
});

/** Photos of the leases that are open. */
function reservedAt(server: FakeServer): number {
  return [...server.leases.values()].reduce((sum, { photos }) => sum + photos, 0);
}
