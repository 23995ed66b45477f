import { describe, expect, it } from 'vitest';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';

const never = new AbortController().signal;

async function collect<T>(steps: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const step of steps) all.push(step);
  return all;
}

describe('mapConcurrently', () => {
  it('reports each start and each end', async () => {
    const steps = await collect(mapConcurrently([1, 2], 1, async (item) => item * 10, never));
    expect(steps).toEqual([
      { state: 'started', item: 1 },
      { state: 'done', item: 1, value: 10 },
      { state: 'started', item: 2 },
      { state: 'done', item: 2, value: 20 },
    ]);
  });

  it('never runs more than allowed', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    await collect(mapConcurrently(Array.from({ length: 20 }), 3, work, never));
    expect(most).toBe(3);
  });

  it('follows a limit that changes while it works', async () => {
    const concurrency = { limit: 1 };
    const mostAt: number[] = [];
    let running = 0;
    const work = async (item: number) => {
      running += 1;
      mostAt[concurrency.limit] = Math.max(mostAt[concurrency.limit] ?? 0, running);
      await new Promise(setImmediate);
      running -= 1;
      if (item === 4) concurrency.limit = 3;
    };
    await collect(mapConcurrently([1, 2, 3, 4, 5, 6, 7, 8], concurrency, work, never));
    expect([mostAt[1], mostAt[3]]).toEqual([1, 3]);
  });

  it('continues after an item has failed', async () => {
    const work = async (item: number) => {
      if (item === 1) throw new Error('one');
      return item;
    };
    const ends = (await collect(mapConcurrently([1, 2], 2, work, never))).filter(
      ({ state }) => state !== 'started',
    );
    expect(ends.map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
  });

  it('starts nothing before the reader asks, and nothing after it left', async () => {
    const started: number[] = [];
    const steps = mapConcurrently([1, 2, 3], 1, async (item) => void started.push(item), never);
    expect(started).toEqual([]);
    for await (const { state } of steps) if (state === 'done') break;
    expect(started).toEqual([1]);
  });

  it('ends on an abort, reports what is running, and does not wait for it', async () => {
    const abort = new AbortController();
    const told: boolean[] = [];
    const work = (_item: number, signal: AbortSignal) =>
      new Promise<never>(() => signal.addEventListener('abort', () => told.push(true)));
    const reading = collect(mapConcurrently([1, 2, 3], 2, work, abort.signal));
    await Promise.resolve();
    abort.abort();
    const steps = await reading;
    expect(steps.every(({ state }) => state === 'started')).toBe(true);
    expect(told.length).toBe(steps.length);
  });
});
