import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import type { Look } from '#engine/vision-engine.ts';
import type { DescribeRequest } from '#server/engines/embedded/worker-calls.ts';
import { type PoolPhoto, WorkerPool } from '#server/engines/embedded/worker-pool.ts';
import { ENGINE_QUEUE } from '#server/limits.ts';

/** A thread that is ready at once and responds when told to. */
class FakeWorker extends EventEmitter {
  readonly received: DescribeRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    queueMicrotask(() => this.emit('message', { type: 'ready' }));
  }
  postMessage(request: DescribeRequest) {
    this.received.push(request);
  }
  answer(description: string) {
    this.emit('message', {
      type: 'described',
      id: this.received.at(-1)!.id,
      look: { analysis: { description } },
    });
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
  const clock = { nowMs: 0 };
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const pool = new WorkerPool(start, () => clock.nowMs);
  for (let index = 0; index < count; index += 1) await pool.grow();
  return { pool, workers, clock };
}

/** Describes photos that take this long each, so that the pool measures its pace. */
async function measure({ pool, workers, clock }: Awaited<ReturnType<typeof poolOf>>, tookMs: number) {
  for (let time = 0; time < 60; time += 1) {
    const answer = pool.describe(photo, signal);
    clock.nowMs += tookMs;
    workers.find(({ received }) => received.length > 0)!.answer('A dog.');
    await answer;
  }
}

async function textsOf(answers: readonly Promise<Look>[]): Promise<string[]> {
  return (await Promise.all(answers)).map(({ analysis }) => analysis.description);
}

/** The retry delay of a refusal, in milliseconds; undefined if the photo was accepted. */
async function refusal(answer: Promise<Look>): Promise<number | undefined> {
  const refused = await Promise.race([answer.catch((error: unknown) => error), settle()]);
  if (!(refused instanceof AppError) || refused.failure.code !== 'engine-unavailable') return undefined;
  return refused.failure.details.retryAfterMs;
}

const signal = new AbortController().signal;
const photo: PoolPhoto = Object.freeze({ bytes: Uint8Array.of(1, 2, 3), pixels: 1000, caller: 'sam' });
const page: Look = { analysis: { description: 'A document.' } };
const lines = [{ text: 'TOTAL 5.00', confidence: 90, height: 20, top: 0.5 }];
/** A new signal for each photo: a shared one for hundreds would warn of too many listeners. */
const unheard = () => new AbortController().signal;
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
    expect((await textsOf(answers)).toSorted()).toEqual(['A cat.', 'A cow.', 'A dog.']);
  });

  it('drops a waiting photo on abort, and a running one’s answer', async () => {
    const { pool, workers } = await poolOf(1);
    const controller = new AbortController();
    const running = pool.describe(photo, controller.signal);
    const waiting = pool.describe(photo, controller.signal);
    const other = pool.describe(photo, signal);
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    // It was not analyzed, so its time must not be measured.
    await expect(waiting).rejects.toThrow('engine-unavailable');
    workers[0]!.answer('Too late.');
    expect(workers[0]!.received.map(({ id }) => id)).toEqual([0, 2]);
    workers[0]!.answer('A dog.');
    await expect(other).resolves.toEqual({ analysis: { description: 'A dog.' } });
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
    await expect(next).resolves.toEqual({ analysis: { description: 'A dog.' } });
  });

  it('adds what was read to a page while the thread has another photo', async () => {
    const { pool, workers } = await poolOf(1);
    const running = pool.describe(photo, signal);
    const read = pool.withReading(page, lines);
    expect(workers[0]!.received.at(-1)).toMatchObject({ look: page, lines });
    workers[0]!.answer('A receipt.');
    await expect(read).resolves.toEqual({ description: 'A receipt.' });
    workers[0]!.emit('message', { type: 'described', id: 0, look: { analysis: { description: 'A dog.' } } });
    expect(await textsOf([running])).toEqual(['A dog.']);
  });

  it('asks another thread for a page if its thread dies of another photo', async () => {
    const { pool, workers } = await poolOf(2);
    const read = pool.withReading(page, lines);
    const [first, second] = workers.toSorted((one, other) => other.received.length - one.received.length);
    first!.emit('error', new Error('out of memory'));
    expect(second!.received.at(-1)).toMatchObject({ look: page, lines });
    second!.answer('A receipt.');
    await expect(read).resolves.toEqual({ description: 'A receipt.' });
  });

  it('leaves the text of a page out if two threads die of it, if there is none, or nothing was read', async () => {
    const { pool, workers } = await poolOf(2);
    const lost = pool.withReading(page, lines);
    for (const worker of workers.slice(0, 2)) worker.emit('error', new Error('out of memory'));
    await expect(lost).resolves.toBe(page.analysis);
    await settle();
    await expect(pool.withReading(page, [])).resolves.toBe(page.analysis);
    const ended = pool.withReading(page, lines);
    await pool.close();
    await expect(ended).resolves.toBe(page.analysis);
    await expect(pool.withReading(page, lines)).resolves.toBe(page.analysis);
  });

  it('refuses what would not fit in memory, and says when to retry', async () => {
    const { pool, workers } = await poolOf(1);
    const large = { ...photo, bytes: { length: ENGINE_QUEUE.maxBytes } as Uint8Array };
    const running = pool.describe(photo, signal);
    const waiting = pool.describe(large, signal);
    await expect(pool.describe(photo, signal)).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: expect.any(Number) } },
    });
    workers[0]!.answer('A dog.');
    workers[0]!.answer('A cat.');
    expect(await textsOf([running, waiting])).toEqual(['A dog.', 'A cat.']);
  });

  it('refuses a photo that would wait too long, and says how long by the queue and by the last photos', async () => {
    const test = await poolOf(1);
    await measure(test, 1000);
    const taken: Promise<Look>[] = [];
    let retryAfterMs: number | undefined;
    while (retryAfterMs === undefined && taken.length < 100) {
      const answer = test.pool.describe(photo, unheard());
      retryAfterMs = await refusal(answer);
      taken.push(answer);
    }
    const isRunning = 1;
    const isRefused = 1;
    expect(taken.length - isRunning - isRefused).toBe(ENGINE_QUEUE.maxWaitMs / 1000);
    expect(retryAfterMs).toBeGreaterThan(ENGINE_QUEUE.maxWaitMs);
    expect(retryAfterMs).toBeLessThan(ENGINE_QUEUE.maxWaitMs + 1500);
  });

  it('admits twice as many with two threads', async () => {
    const countTaken = async (threads: number) => {
      const test = await poolOf(threads);
      await measure(test, 1000);
      let taken = 0;
      while ((await refusal(test.pool.describe(photo, unheard()))) === undefined) taken += 1;
      return taken - threads;
    };
    const [one, two] = [await countTaken(1), await countTaken(2)];
    expect(two / one).toBeCloseTo(2, 0);
  });

  it('serves callers in turn, so that nobody waits for all of another’s photos', async () => {
    const { pool, workers } = await poolOf(1);
    const done: string[] = [];
    const bring = (caller: string) =>
      pool.describe({ ...photo, caller }, signal).then(() => done.push(caller));
    const all = [...Array.from({ length: 5 }, () => bring('sam')), bring('kim'), bring('kim')];
    for (let time = 0; time < all.length; time += 1) {
      workers[0]!.answer('A dog.');
      await settle();
    }
    await Promise.all(all);
    expect(done).toEqual(['sam', 'sam', 'kim', 'sam', 'kim', 'sam', 'sam']);
  });

  it('still accepts one caller’s photo when it refuses another’s', async () => {
    const test = await poolOf(1);
    await measure(test, 1000);
    while ((await refusal(test.pool.describe(photo, unheard()))) === undefined);
    expect(await refusal(test.pool.describe({ ...photo, caller: 'kim' }, signal))).toBeUndefined();
  });

  it('refuses a photo that others have overtaken for too long, so that its caller gets an answer', async () => {
    const { pool, workers, clock } = await poolOf(1);
    const running = pool.describe(photo, signal);
    const waiting = pool.describe(photo, signal);
    clock.nowMs += ENGINE_QUEUE.maxWaitMs + 1;
    workers[0]!.answer('A dog.');
    await expect(running).resolves.toEqual({ analysis: { description: 'A dog.' } });
    await expect(waiting).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: expect.any(Number) } },
    });
    expect(workers[0]!.received).toHaveLength(1);
  });

  it('analyzes one expensive photo at a time, and lets all others pass', async () => {
    const { pool, workers } = await poolOf(2);
    const heavy = { ...photo, pixels: ENGINE_QUEUE.heavyPixels + 1, caller: 'a flood' };
    const answers = [heavy, heavy, photo, photo].map((one) => pool.describe(one, signal));
    const underWay = () => workers.map(({ received }) => received.at(-1)?.id);
    expect(new Set(underWay())).toEqual(new Set([0, 2]));
    const light = workers.find(({ received }) => received.at(-1)?.id === 2)!;
    light.answer('A cat.');
    expect(new Set(underWay())).toEqual(new Set([0, 3]));
    light.answer('A cow.');
    // A thread is free, but the second heavy photo still waits for the first.
    expect(workers.flatMap(({ received }) => received)).toHaveLength(3);
    const busy = workers.find((worker) => worker !== light)!;
    busy.answer('A large dog.');
    workers.find(({ received }) => received.at(-1)?.id === 1)!.answer('Another.');
    expect(await textsOf(answers)).toEqual(['A large dog.', 'Another.', 'A cat.', 'A cow.']);
  });

  it('reports its load', async () => {
    const test = await poolOf(1);
    await measure(test, 1000);
    expect(test.pool.load()).toEqual({ waiting: 0, underWay: 0, waitMs: 0 });
    void test.pool.describe(photo, signal);
    void test.pool.describe(photo, signal);
    const { waiting, underWay, waitMs } = test.pool.load();
    expect({ waiting, underWay }).toEqual({ waiting: 1, underWay: 1 });
    expect(waitMs).toBeCloseTo(2000, -2);
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
