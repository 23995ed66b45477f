import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { MAX_WAITING_BYTES, WorkerPool } from '#server/engines/embedded/worker-pool.ts';

/** A thread that is ready at once and answers when told to. */
class FakeWorker extends EventEmitter {
  readonly received: { id: number; bytes: Uint8Array }[] = [];
  isEnded = false;
  constructor() {
    super();
    queueMicrotask(() => this.emit('message', { type: 'ready' }));
  }
  postMessage(request: { id: number; bytes: Uint8Array }) {
    this.received.push(request);
  }
  answer(description: string) {
    this.emit('message', { type: 'described', id: this.received.at(-1)!.id, description });
  }
  ref() {}
  unref() {}
  terminate() {
    this.isEnded = true;
    return Promise.resolve(0);
  }
}

async function poolOf(count: number) {
  const workers: FakeWorker[] = [];
  const pool = new WorkerPool(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  for (let index = 0; index < count; index += 1) await pool.grow();
  return { pool, workers };
}

const signal = new AbortController().signal;
const photo = Uint8Array.of(1, 2, 3);
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('WorkerPool', () => {
  it('gives each thread one photo at a time, and the next when it is done', async () => {
    const { pool, workers } = await poolOf(2);
    const answers = [1, 2, 3].map(() => pool.describe(photo, signal));
    expect(workers.map(({ received }) => received.length)).toEqual([1, 1]);
    workers[0]!.answer('A dog.');
    expect(workers.map(({ received }) => received.length)).toEqual([2, 1]);
    workers[0]!.answer('A cat.');
    workers[1]!.answer('A cow.');
    expect((await Promise.all(answers)).toSorted()).toEqual(['A cat.', 'A cow.', 'A dog.']);
  });

  it('takes a waiting photo back on abort, and drops the answer of a running one', async () => {
    const { pool, workers } = await poolOf(1);
    const controller = new AbortController();
    const running = pool.describe(photo, controller.signal);
    const waiting = pool.describe(photo, controller.signal);
    const other = pool.describe(photo, signal);
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    workers[0]!.answer('Too late.');
    expect(workers[0]!.received.map(({ id }) => id)).toEqual([0, 2]);
    workers[0]!.answer('A dog.');
    await expect(other).resolves.toBe('A dog.');
  });

  it('loses only the photo of a thread that dies, and starts another', async () => {
    const { pool, workers } = await poolOf(1);
    const lost = pool.describe(photo, signal);
    const next = pool.describe(photo, signal);
    workers[0]!.emit('error', new Error('out of memory'));
    await expect(lost).rejects.toMatchObject({
      failure: { code: 'engine-failed', details: { message: 'out of memory' } },
    });
    await settle();
    workers[1]!.answer('A dog.');
    await expect(next).resolves.toBe('A dog.');
  });

  it('refuses what would not fit in memory, and says when to come again', async () => {
    const { pool, workers } = await poolOf(1);
    const large = { length: MAX_WAITING_BYTES } as Uint8Array;
    const running = pool.describe(photo, signal);
    const waiting = pool.describe(large, signal);
    await expect(pool.describe(photo, signal)).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: expect.any(Number) } },
    });
    workers[0]!.answer('A dog.');
    workers[0]!.answer('A cat.');
    expect(await Promise.all([running, waiting])).toEqual(['A dog.', 'A cat.']);
  });

  it('ends its threads and refuses what is left when closed', async () => {
    const { pool, workers } = await poolOf(1);
    const running = pool.describe(photo, signal);
    await Promise.all([
      expect(running).rejects.toMatchObject({ failure: { code: 'engine-unavailable' } }),
      pool.close(),
    ]);
    expect(workers[0]!.isEnded).toBe(true);
    await expect(pool.describe(photo, signal)).rejects.toMatchObject({
      failure: { code: 'engine-unavailable' },
    });
  });

  it('says why a thread could not start', async () => {
    const pool = new WorkerPool(() => {
      const worker = new EventEmitter();
      queueMicrotask(() => worker.emit('message', { type: 'unready', message: 'anchors.bin is damaged' }));
      return Object.assign(worker, { terminate: () => Promise.resolve(0) }) as unknown as Worker;
    });
    await expect(pool.grow()).rejects.toThrow('anchors.bin is damaged');
  });
});
