import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { fakeServer } from './resume-fixture.ts';
import { afterPlaced, IDS, Kept, PHOTOS, run } from './resumed-run.ts';

describe('a batch that was broken off', () => {
  it.each(Array.from({ length: PHOTOS.length + 1 }, (_, placed) => placed))(
    'after %i placed photos ends in the same ZIP, and each photo is paid for once',
    async (placed) => {
      const kept = new Kept();
      const server = fakeServer();
      await run(kept, server, { stop: afterPlaced(placed) });
      const known = kept.described.size;
      const whole = await run(new Kept(), fakeServer());
      const { archived, decoded } = await run(kept, server);
      expect(archived).toEqual(whole.archived);
      expect(decoded).toHaveLength(PHOTOS.length - known);
      expect(server.counted()).toBe(PHOTOS.length);
    },
  );

  it('reserves only the rest if its lease is over and the month has no room for everything', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, { stop: afterPlaced(4) });
    server.expireAll();
    server.room = PHOTOS.length;
    await run(kept, server);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it('reserves nothing more if all was described', async () => {
    const kept = new Kept();
    const server = fakeServer();
    await run(kept, server, { stop: (event) => event.type === 'archived' });
    server.expireAll();
    server.room = PHOTOS.length;
    const before = server.described.length;
    const { archived } = await run(kept, server);
    expect(server.described).toHaveLength(before);
    expect(archived.at(-1)).toHaveLength(PHOTOS.length);
    expect(server.counted()).toBe(PHOTOS.length);
  });

  it.each([1, 5])(
    'retries a photo as often as the policy of %i attempts says, and no more',
    async (attempts) => {
      const server = fakeServer();
      let asked = 0;
      server.describe = () => {
        asked += 1;
        return Promise.reject(new AppError({ code: 'network-unreachable', details: {} }));
      };
      await run(new Kept(), server, { attempts }).catch(() => {});
      expect(asked).toBe(attempts * PHOTOS.length);
    },
  );

  it('waits for the network at its end too', async () => {
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

  it('waits for the network at each step of its lease, and repeats no step that was answered', async () => {
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
    await run(kept, server, { attempts: 6 });
    expect(calls).toEqual(['reserve', 'reserve', 'settle', 'settle', 'reserve', 'settle']);
    expect(server.described.toSorted()).toEqual(['e', 'f']);
  });

  it('is not resumed if the session is over', async () => {
    const kept = new Kept();
    await kept.saveLease({ id: 'lease', photoIds: IDS });
    const server = fakeServer();
    server.reserve = () => Promise.reject(new AppError({ code: 'session-over', details: {} }));
    await expect(run(kept, server)).rejects.toThrow('session-over');
  });
});
