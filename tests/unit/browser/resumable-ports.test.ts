import { describe, expect, it } from 'vitest';
import type { BatchEvent } from '#core/batch-event.ts';
import { AppError } from '#core/failure.ts';
import { organize } from '#pipeline/organize.ts';
import { type BatchJournal, resumablePorts } from '#browser/resumable-ports.ts';
import type { Described } from '#pipeline/ports.ts';
import { type FakeServer, fakeServer, localPorts, photosNamed, SETTINGS } from './resume-fixture.ts';

const PHOTOS = photosNamed(['a', 'b', 'c', 'd', 'e', 'f']);

/** The stored state of a batch, in memory. */
class Kept implements BatchJournal {
  leaseId?: string;
  readonly described = new Map<string, Described>();
  readonly saveLease = async (leaseId: string) => {
    this.leaseId = leaseId;
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
) {
  const local = localPorts();
  const snapshot = {
    ...(kept.leaseId === undefined ? {} : { leaseId: kept.leaseId }),
    described: new Map(kept.described),
    saveLease: kept.saveLease,
    saveDescribed: kept.saveDescribed,
  };
  const ports = resumablePorts(local, server, snapshot);
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
    await kept.saveLease('over');
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
    await kept.saveLease('lease');
    const server = fakeServer();
    server.reserve = () => Promise.reject(new AppError({ code: 'session-over', details: {} }));
    await expect(run(kept, server)).rejects.toThrow('session-over');
  });
});
