import { describe, expect, it } from 'vitest';
import type { BatchEvent } from '#core/batch-event.ts';
import { AppError } from '#core/failure.ts';
import { organize } from '#pipeline/organize.ts';
import type { SavedLease } from '#browser/leases-in-turn.ts';
import { type BatchJournal, resumablePorts } from '#browser/resumable-ports.ts';
import type { LeaseLimits } from '#core/plan.ts';
import type { Described } from '#pipeline/ports.ts';
import { type FakeServer, fakeServer, localPorts, photosNamed, SETTINGS } from './resume-fixture.ts';

const PHOTOS = photosNamed(['a', 'b', 'c', 'd', 'e', 'f']);
const IDS = PHOTOS.map(({ id }) => id);

const AT_ONCE: LeaseLimits = { photosPerBatch: 20, photosPerMonth: 'unlimited' };
/** Three leases for the six photos. */
const IN_TURN: LeaseLimits = { photosPerBatch: 2, photosPerMonth: 'unlimited' };

/** The stored state of a batch, in memory. */
class Kept implements BatchJournal {
  readonly leases: SavedLease[] = [];
  readonly described = new Map<string, Described>();
  readonly saveLease = async (lease: SavedLease) => {
    this.leases.push(lease);
  };
  readonly saveDescribed = async (photoId: string, described: Described) => {
    this.described.set(photoId, described);
  };
}

/** Runs the batch until `stop` is true for an event, and then abandons it as if the panel had been closed. */
async function run(
  kept: Kept,
  server: FakeServer,
  stop: (event: BatchEvent) => boolean = () => false,
  attempts = 3,
  limits: LeaseLimits = AT_ONCE,
) {
  const local = localPorts();
  const snapshot = {
    leases: [...kept.leases],
    described: new Map(kept.described),
    saveLease: kept.saveLease,
    saveDescribed: kept.saveDescribed,
  };
  const ports = resumablePorts(local, server, snapshot, limits);
  const settings = { ...SETTINGS, retry: { attempts, baseMs: 0 } };
  const signal = new AbortController().signal;
  for await (const event of organize(PHOTOS, ports, settings, signal)) {
    // A closed panel settles nothing.
    if (stop(event)) {
      server.isDeaf = true;
      break;
    }
  }
  server.isDeaf = false;
  return local;
}

describe('a batch that was broken off', () => {
  it.each(Array.from({ length: PHOTOS.length + 1 }, (_, placed) => placed))(
    'after %i placed photos goes on to the same ZIP, and each photo is paid for once',
    async (placed) => {
      const kept = new Kept();
      const server = fakeServer();
      await run(kept, server, (event) =>
        placed === 0 ? event.type === 'started' : event.type === 'placed' && event.done === placed,
      );
      const known = kept.described.size;
      const whole = await run(new Kept(), fakeServer());
      const { archived, decoded } = await run(kept, server);
      expect(archived).toEqual(whole.archived);
      expect(decoded).toHaveLength(PHOTOS.length - known);
      expect(server.counted()).toBe(PHOTOS.length);
    },
  );

  it('asks for the rest alone when its lease is over and the month has no room for all of it', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, (event) => event.type === 'placed' && event.done === 4);
    server.expireAll();
    server.room = PHOTOS.length;
    await run(kept, server);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it('asks for nothing more when all was described', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, (event) => event.type === 'archived');
    server.expireAll();
    server.room = PHOTOS.length;
    const before = server.described.length;
    const { archived } = await run(kept, server);
    expect(server.described).toHaveLength(before);
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it.each([1, 5])(
    'asks for a photo as often as the policy of %i tries says, and no more',
    async (attempts) => {
      const server = fakeServer();
      let asked = 0;
      server.describe = () => {
        asked += 1;
        return Promise.reject(new AppError({ code: 'network-unreachable', details: {} }));
      };
      await run(new Kept(), server, () => false, attempts).catch(() => {});
      expect(asked).toBe(attempts * PHOTOS.length);
    },
  );

  it('waits for the network with its end too', async () => {
    const server = fakeServer();
    const settle = server.settle.bind(server);
    let asked = 0;
    server.settle = (leaseId) => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new AppError({ code: 'network-unreachable', details: {} }))
        : settle(leaseId);
    };
    await run(new Kept(), server);
    expect(asked).toBe(2);
    expect(server.leases.size).toBe(0);
  });

  it('waits for the network at each step to its lease, and asks for no step twice that was answered', async () => {
    const kept = new Kept();
    await kept.saveLease({ id: 'over', photoIds: IDS });
    for (const id of ['a', 'b', 'c', 'd']) await kept.saveDescribed(id, { description: 'A dog.' });
    const server = fakeServer();
    server.room = 2;
    const calls: string[] = [];
    const firstFails = <Args extends unknown[], Value>(
      name: string,
      call: (...args: Args) => Promise<Value>,
    ) => {
      return (...args: Args) => {
        calls.push(name);
        return calls.filter((other) => other === name).length === 1
          ? Promise.reject(new AppError({ code: 'network-unreachable', details: {} }))
          : call(...args);
      };
    };
    server.reserve = firstFails('reserve', server.reserve.bind(server));
    server.settle = firstFails('settle', server.settle.bind(server));
    await run(kept, server, undefined, 6);
    expect(calls).toEqual(['reserve', 'reserve', 'settle', 'settle', 'reserve', 'settle']);
    expect(server.described.toSorted()).toEqual(['e', 'f']);
  });

  it('is not gone on with when the session is over', async () => {
    const kept = new Kept();
    await kept.saveLease({ id: 'lease', photoIds: IDS });
    const server = fakeServer();
    server.reserve = () => Promise.reject(new AppError({ code: 'session-over', details: {} }));
    await expect(run(kept, server)).rejects.toThrow('session-over');
  });
});

describe('a batch that is larger than a lease', () => {
  it('is cut into leases of that size, each reserved when its first photo is described, with one archive', async () => {
    const server = fakeServer();
    const kept = new Kept();
    const reserved: number[] = [];
    const reserve = server.reserve.bind(server);
    server.reserve = (photos, ...rest) => {
      reserved.push(photos);
      return reserve(photos, ...rest);
    };
    const { archived } = await run(kept, server, undefined, 3, { ...IN_TURN, photosPerBatch: 4 });
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
    await run(
      new Kept(),
      server,
      (event) => {
        if (event.type === 'archived') open.push(server.leases.size);
        return false;
      },
      3,
      IN_TURN,
    );
    expect(open).toEqual([0]);
  });

  it.each(Array.from({ length: PHOTOS.length + 1 }, (_, placed) => placed))(
    'goes on after %i placed photos, and each photo is paid for once',
    async (placed) => {
      const kept = new Kept();
      const server = fakeServer();
      const stop = (event: BatchEvent) =>
        placed === 0 ? event.type === 'started' : event.type === 'placed' && event.done === placed;
      await run(kept, server, stop, 3, IN_TURN);
      const known = kept.described.size;
      const whole = await run(new Kept(), fakeServer(), undefined, 3, IN_TURN);
      const { archived, decoded } = await run(kept, server, undefined, 3, IN_TURN);
      expect(archived).toEqual(whole.archived);
      expect(decoded).toHaveLength(PHOTOS.length - known);
      expect(server.counted()).toBe(PHOTOS.length);
      expect(server.leases.size).toBe(0);
    },
  );

  it('goes on where its leases are over meanwhile, and pays only for the rest', async () => {
    const kept = new Kept();
    await kept.saveLease({ id: 'one', photoIds: ['a', 'b'] });
    await kept.saveLease({ id: 'two', photoIds: ['c', 'd'] });
    for (const id of ['a', 'b', 'c']) await kept.saveDescribed(id, { description: 'A dog.' });
    const server = fakeServer();
    server.room = 4;
    const { archived } = await run(kept, server, undefined, 3, IN_TURN);
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(server.described.toSorted()).toEqual(['d', 'e', 'f']);
    expect(server.counted()).toBe(3);
    expect(server.leases.size).toBe(0);
  });

  it('goes on under a plan that takes less at once', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, (event) => event.type === 'placed' && event.done === 3);
    server.expireAll();
    const sizes: number[] = [];
    const reserve = server.reserve.bind(server);
    server.reserve = (photos, ...rest) => {
      sizes.push(photos);
      return reserve(photos, ...rest);
    };
    const { archived } = await run(kept, server, undefined, 3, IN_TURN);
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
  });

  it('is refused as a whole where the month has room for a part of it, and nothing is counted', async () => {
    const server = fakeServer();
    server.usage = () => ({ period: '2026-11', count: 20 + reservedAt(server) });
    const limits = { photosPerBatch: 2, photosPerMonth: 25 } as const;
    await expect(run(new Kept(), server, undefined, 3, limits)).rejects.toMatchObject({
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
    await run(new Kept(), server, undefined, 3, { photosPerBatch: 2, photosPerMonth: 25 });
    expect(server.described).toHaveLength(PHOTOS.length);
  });

  it('keeps what is placed where another batch used the month meanwhile', async () => {
    const server = fakeServer();
    server.room = 4;
    const { archived } = await run(new Kept(), server, undefined, 3, IN_TURN);
    expect(archived.at(-1)).toHaveLength(4);
    expect(server.counted()).toBe(4);
    expect(server.leases.size).toBe(0);
  });

  it('asks for a lease again after a failure on the way, under the same id', async () => {
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
    const { archived } = await run(new Kept(), server, undefined, 3, IN_TURN);
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(new Set(ids).size).toBe(3);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it('settles the other leases where one cannot be settled', async () => {
    const server = fakeServer();
    const settle = server.settle.bind(server);
    let refused: string | undefined;
    server.settle = (id) => {
      refused ??= id;
      return id === refused
        ? Promise.reject(new AppError({ code: 'server-failed', details: { status: 500 } }))
        : settle(id);
    };
    await run(new Kept(), server, undefined, 1, IN_TURN).catch(() => undefined);
    expect([...server.leases.keys()]).toEqual([refused]);
  });
});

/** Photos of the leases that are open. */
function reservedAt(server: FakeServer): number {
  return [...server.leases.values()].reduce((sum, { photos }) => sum + photos, 0);
}
