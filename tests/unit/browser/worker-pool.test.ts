import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WorkerPool } from '#browser/worker-pool.ts';
import { startWebWorker } from '../../fakes/web-worker.ts';

/** Replies in capitals, refuses 'bad', crashes on 'deadly', never replies to 'endless'. */
const SCRIPT = `receive(({ id, request }) => {
  if (request === 'deadly') throw new Error('dead');
  if (request === 'endless') for (;;);
  if (request === 'bad') send({ id, ok: false, failure: { code: 'photo-gone', details: {} } });
  else send({ id, ok: true, value: request.toUpperCase() });
});`;

const WITHOUT_PART = `receive(({ id }) =>
  send({ id, ok: false, failure: { code: 'network-unreachable', details: {} } }));`;

const TIMEOUT_MS = 60_000;

function poolOf(size: number) {
  const started: Worker[] = [];
  const create = () => {
    const worker = startWebWorker(SCRIPT);
    started.push(worker);
    return worker;
  };
  onTestFinished(() => {
    for (const worker of started) worker.terminate();
  });
  return {
    pool: new WorkerPool<string, string>(create, { size: () => size, timeoutMs: TIMEOUT_MS }),
    started,
  };
}

/** A worker whose script cannot be loaded: that is an error event without a message. */
function withoutScript(): Worker {
  const events = new EventTarget();
  const postMessage = () => events.dispatchEvent(new Event('error'));
  return Object.assign(events, { postMessage, terminate: () => {} }) as unknown as Worker;
}

const outcomes = async (runs: readonly Promise<string>[]) =>
  (await Promise.allSettled(runs)).map((run) =>
    run.status === 'fulfilled' ? run.value : (run.reason as Error).message,
  );

describe('WorkerPool', () => {
  it('answers each request with its own value or failure', async () => {
    const { pool } = poolOf(2);
    const runs = ['a', 'bad', 'c'].map((request) => pool.run(request));
    expect(await outcomes(runs)).toEqual(['A', 'photo-gone', 'C']);
  });

  it('starts no more workers than it may, and none before there is work', async () => {
    const { pool, started } = poolOf(2);
    expect(started).toHaveLength(0);
    await Promise.all(Array.from({ length: 20 }, () => pool.run('a')));
    expect(started).toHaveLength(2);
  });

  it('has what is urgent done before all that waits', async () => {
    const { pool } = poolOf(1);
    const done: string[] = [];
    const run = (request: string, isUrgent: boolean) =>
      pool.run(request, { isUrgent }).then((value) => done.push(value));
    await Promise.all([run('a', false), run('b', false), run('c', true), run('d', true)]);
    expect(done).toEqual(['A', 'C', 'D', 'B']);
  });

  it('loses with a worker that dies only what it was at, and has the rest done by others', async () => {
    const { pool } = poolOf(2);
    const runs = ['a', 'deadly', 'c', 'd', 'deadly', 'f', 'g'].map((request) => pool.run(request));
    expect(await outcomes(runs)).toEqual(['A', 'photo-unreadable', 'C', 'D', 'photo-unreadable', 'F', 'G']);
  });

  it('goes on after its only worker died', async () => {
    const { pool } = poolOf(1);
    const runs = ['deadly', 'b'].map((request) => pool.run(request));
    expect(await outcomes(runs)).toEqual(['photo-unreadable', 'B']);
    expect(await pool.run('later')).toBe('LATER');
  });

  it('gives up a worker that hangs, and goes on with the next request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { pool } = poolOf(1);
    const runs = ['endless', 'b'].map((request) => pool.run(request));
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(await outcomes(runs)).toEqual(['photo-unreadable', 'B']);
  });

  it('asks again, of another worker, where one could not fetch its code: the script itself, or a part of it', async () => {
    const started: Worker[] = [];
    const create = () => {
      const worker =
        started.length === 0 ? withoutScript() : startWebWorker(started.length === 1 ? WITHOUT_PART : SCRIPT);
      started.push(worker);
      return worker;
    };
    onTestFinished(() => started.forEach((worker) => worker.terminate()));
    const pool = new WorkerPool<string, string>(create, { size: () => 1, timeoutMs: TIMEOUT_MS });
    expect(await pool.run('a')).toBe('A');
    expect(started).toHaveLength(3);
    expect(await pool.run('b')).toBe('B');
    expect(started).toHaveLength(3);
  });

  it('ends with the reason of an abort, and never begins what was aborted while it waited', async () => {
    const { pool, started } = poolOf(1);
    const controller = new AbortController();
    const first = pool.run('a');
    const aborted = pool.run('deadly', { signal: controller.signal });
    controller.abort(new Error('enough'));
    expect(await outcomes([first, aborted, pool.run('c')])).toEqual(['A', 'enough', 'C']);
    expect(started).toHaveLength(1);
  });
});
