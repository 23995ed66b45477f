import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WorkerPool } from '#browser/worker-pool.ts';
import type { Failure } from '#core/failure.ts';
import { WorkBudget } from '#pipeline/work-budget.ts';
import { startWebWorker } from '../../fakes/web-worker.ts';

/** Replies in capitals, refuses 'bad', crashes on 'deadly', never replies to 'endless'. */
const SCRIPT = `receive(({ id, request }) => {
  if (request === 'deadly') throw new Error('dead');
  if (request === 'endless') for (;;);
  if (request === 'bad') send({ id, ok: false, failure: { code: 'photo-gone', details: {} } });
  else send({ id, ok: true, value: request.toUpperCase() });
});`;

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

interface Sent {
  readonly id: number;
  readonly request: string;
}

/** A worker without a thread, which handles each request like this. */
function startStub(onRequest: (sent: Sent, events: EventTarget) => void): Worker {
  const events = new EventTarget();
  const postMessage = (sent: Sent) => queueMicrotask(() => onRequest(sent, events));
  return Object.assign(events, { postMessage, terminate: () => {} }) as unknown as Worker;
}

/** A script that cannot be loaded causes an error event without a message. */
const withoutScript = () => startStub((_sent, events) => events.dispatchEvent(new Event('error')));

/** A script that could not load a part of its code says so. */
const withoutPart = () =>
  startStub(({ id }, events) => {
    const data = { id, ok: false, failure: { code: 'network-unreachable', details: {} } };
    events.dispatchEvent(new MessageEvent('message', { data }));
  });

/** Asks the page about each request, and replies with its answer or its refusal. */
const asking = () =>
  startStub((sent, events) => {
    const { id, answer, refusal } = sent as Sent & { answer?: string; refusal?: Failure };
    const reply = { id, ok: answer !== undefined, value: answer, failure: refusal };
    const data = 'request' in sent ? { id, question: `${sent.request}?` } : reply;
    events.dispatchEvent(new MessageEvent('message', { data }));
  });

const answering = () =>
  startStub(({ id, request }, events) => {
    const data = { id, ok: true, value: request.toUpperCase() };
    events.dispatchEvent(new MessageEvent('message', { data }));
  });

function useFakeTimeouts() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
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

  it('starts no more workers than allowed, and none before there is work', async () => {
    const { pool, started } = poolOf(2);
    expect(started).toHaveLength(0);
    await Promise.all(Array.from({ length: 20 }, () => pool.run('a')));
    expect(started).toHaveLength(2);
  });

  it('gives some requests a worker more than others, which wait until there are few enough at work', async () => {
    const answers: (() => void)[] = [];
    const asked: string[] = [];
    const create = () =>
      startStub(({ id, request }, events) => {
        asked.push(request);
        const data = { id, ok: true, value: request };
        answers.push(() => events.dispatchEvent(new MessageEvent('message', { data })));
      });
    const size = (request: string) => (request.startsWith('light') ? 2 : 1);
    const pool = new WorkerPool<string, string>(create, { size, timeoutMs: TIMEOUT_MS });
    const runs = ['light 1', 'light 2', 'heavy 1', 'heavy 2'].map((request) => pool.run(request));
    const asks = async (requests: string[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      expect(asked).toEqual(requests);
    };
    await asks(['light 1', 'light 2']);
    answers.shift()?.();
    await asks(['light 1', 'light 2']);
    answers.shift()?.();
    await asks(['light 1', 'light 2', 'heavy 1']);
    answers.shift()?.();
    await asks(['light 1', 'light 2', 'heavy 1', 'heavy 2']);
    answers.shift()?.();
    expect(await Promise.all(runs)).toEqual(['light 1', 'light 2', 'heavy 1', 'heavy 2']);
  });

  it('handles urgent requests before all waiting ones', async () => {
    const { pool } = poolOf(1);
    const done: string[] = [];
    const run = (request: string, isUrgent: boolean) =>
      pool.run(request, { isUrgent }).then((value) => done.push(value));
    await Promise.all([run('a', false), run('b', false), run('c', true), run('d', true)]);
    expect(done).toEqual(['A', 'C', 'D', 'B']);
  });

  it('handles a hurried request before the rest, and ignores unknown ones', async () => {
    const { pool } = poolOf(1);
    const done: string[] = [];
    const runs = ['a', 'b', 'c'].map((request) => pool.run(request).then((value) => done.push(value)));
    pool.hurry('c');
    pool.hurry('unknown');
    await Promise.all(runs);
    expect(done).toEqual(['A', 'C', 'B']);
  });

  it('loses only the current request of a worker that dies, and gives the rest to others', async () => {
    const { pool } = poolOf(2);
    const runs = ['a', 'deadly', 'c', 'd', 'deadly', 'f', 'g'].map((request) => pool.run(request));
    expect(await outcomes(runs)).toEqual(['A', 'photo-unreadable', 'C', 'D', 'photo-unreadable', 'F', 'G']);
  });

  it('continues after its only worker died', async () => {
    const { pool } = poolOf(1);
    const runs = ['deadly', 'b'].map((request) => pool.run(request));
    expect(await outcomes(runs)).toEqual(['photo-unreadable', 'B']);
    expect(await pool.run('later')).toBe('LATER');
  });

  it('gives up a worker that hangs, and continues with the next request', async () => {
    useFakeTimeouts();
    const { pool } = poolOf(1);
    const runs = ['endless', 'b'].map((request) => pool.run(request));
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(await outcomes(runs)).toEqual(['photo-unreadable', 'B']);
  });

  it('retries with another worker if one could not load its code: the script itself, or a part of it', async () => {
    useFakeTimeouts();
    const workers = [withoutScript(), withoutPart(), answering()];
    let started = 0;
    const create = () => workers[started++]!;
    const pool = new WorkerPool<string, string>(create, { size: () => 1, timeoutMs: TIMEOUT_MS });
    const first = pool.run('a');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS / 2);
    expect(await first).toBe('A');
    expect(started).toBe(3);
    expect(await pool.run('b')).toBe('B');
    expect(started).toBe(3);
  });

  it('gives up at once if the server has a newer build, whose code has other names', async () => {
    vi.stubGlobal('location', { href: 'https://example.org/assets/page-12345678.js' });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 404 })),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const create = vi.fn(withoutScript);
    const pool = new WorkerPool<string, string>(create, { size: () => 1, timeoutMs: TIMEOUT_MS });
    expect(await outcomes([pool.run('a')])).toEqual(['page-outdated']);
    expect(create).toHaveBeenCalledOnce();
  });

  it('ends a worker that has been idle for a while, and starts another for new work', async () => {
    useFakeTimeouts();
    const ended = vi.fn();
    const create = vi.fn(() => Object.assign(answering(), { terminate: ended }));
    const pool = new WorkerPool<string, string>(create, {
      size: () => 1,
      timeoutMs: TIMEOUT_MS,
      idleMs: 10_000,
    });
    expect(await pool.run('a')).toBe('A');
    vi.advanceTimersByTime(9_999);
    expect(await pool.run('b')).toBe('B');
    vi.advanceTimersByTime(9_999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(await pool.run('c')).toBe('C');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('ends a worker that has answered as many requests as it may, and continues with another', async () => {
    const ended = vi.fn();
    const create = vi.fn(() => Object.assign(answering(), { terminate: ended }));
    const pool = new WorkerPool<string, string>(create, {
      size: () => 1,
      timeoutMs: TIMEOUT_MS,
      mostRequests: 2,
    });
    const runs = ['a', 'b', 'c', 'd', 'e'].map((request) => pool.run(request));
    expect(await Promise.all(runs)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(create).toHaveBeenCalledTimes(3);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('keeps a busy worker, however old', async () => {
    useFakeTimeouts();
    const ended = vi.fn();
    const sent: (() => void)[] = [];
    const create = () =>
      Object.assign(
        startStub(({ id }, events) => {
          sent.push(() =>
            events.dispatchEvent(new MessageEvent('message', { data: { id, ok: true, value: 'X' } })),
          );
        }),
        { terminate: ended },
      );
    const pool = new WorkerPool<string, string>(create, {
      size: () => 1,
      timeoutMs: TIMEOUT_MS,
      idleMs: 10_000,
    });
    const [first, second] = [pool.run('a'), pool.run('b')];
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.();
    expect(await first).toBe('X');
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.();
    expect(await second).toBe('X');
    expect(ended).not.toHaveBeenCalled();
  });

  describe('for workers that ask for room', () => {
    /** Asks for the amount of work in the request, and answers once there is room, unless it is to hang. */
    const asking = (begun: string[], ended: () => void) => () => {
      const requests = new Map<number, string>();
      return Object.assign(
        startStub((sent, events) => {
          const tell = (data: object) => events.dispatchEvent(new MessageEvent('message', { data }));
          if (!('isRoom' in sent)) {
            requests.set(sent.id, sent.request);
            tell({ id: sent.id, asks: Number(sent.request.split(' ')[0]) });
            return;
          }
          const request = requests.get(sent.id) ?? '';
          begun.push(request);
          if (!request.endsWith('hangs')) tell({ id: sent.id, ok: true, value: request });
        }),
        { terminate: ended },
      );
    };

    function poolWithRoom(total: number) {
      const begun: string[] = [];
      const ended = vi.fn();
      const pool = new WorkerPool<string, string>(asking(begun, ended), {
        size: () => 3,
        timeoutMs: TIMEOUT_MS,
        room: { budget: new WorkBudget(total), timeoutMs: (work) => 1000 * work, mostWork: 8 },
      });
      return { pool, begun, ended };
    }

    it('starts heavy work alone, and counts no time while it waits', async () => {
      useFakeTimeouts();
      const { pool, begun } = poolWithRoom(10);
      const runs = ['9 hangs', '5', '1'].map((request) => pool.run(request));
      await vi.waitFor(() => expect(begun).toEqual(['9 hangs']));
      // By now the others have waited longer than they may work.
      vi.advanceTimersByTime(8999);
      await Promise.resolve();
      expect(begun).toEqual(['9 hangs']);
      vi.advanceTimersByTime(1);
      expect(await outcomes(runs)).toEqual(['photo-too-heavy', '5', '1']);
      expect(begun).toEqual(['9 hangs', '5', '1']);
    });

    it('ends a worker with much memory, and keeps the others', async () => {
      const { pool, ended } = poolWithRoom(10);
      expect(await pool.run('8')).toBe('8');
      expect(ended).not.toHaveBeenCalled();
      expect(await pool.run('9')).toBe('9');
      expect(ended).toHaveBeenCalledOnce();
      expect(await pool.run('1')).toBe('1');
    });

    it('returns the room when all are ended', async () => {
      const { pool, begun } = poolWithRoom(10);
      const first = outcomes([pool.run('10 hangs'), pool.run('4')]);
      await vi.waitFor(() => expect(begun).toHaveLength(1));
      pool.close();
      expect((await first)[0]).toBe('photo-unreadable');
      expect(await pool.run('10')).toBe('10');
    });
  });

  it('lets a worker ask the page, whose answer or refusal the worker gets', async () => {
    const page = async (question: string) => {
      if (question === 'silent?') throw new Error('no answer');
      return { answer: question.toUpperCase(), transfer: [] };
    };
    const options = { size: () => 1, timeoutMs: TIMEOUT_MS, page };
    const pool = new WorkerPool<string, string, string, string>(asking, options);
    expect(await pool.run('loud')).toBe('LOUD?');
    await expect(pool.run('silent')).rejects.toThrow('photo-unreadable');
    expect(await pool.run('again')).toBe('AGAIN?');
  });

  it('tells the page when the request ends that a worker has asked about', async () => {
    const stop = new AbortController();
    const hear = vi.fn<() => void>();
    const page = (_question: string, _request: string, ended: AbortSignal) => {
      ended.addEventListener('abort', hear);
      stop.abort(new Error('enough'));
      return new Promise<never>(() => {});
    };
    const pool = new WorkerPool<string, string, string, string>(asking, {
      size: () => 1,
      timeoutMs: TIMEOUT_MS,
      page,
    });
    await expect(pool.run('any', { signal: stop.signal })).rejects.toThrow('enough');
    expect(hear).toHaveBeenCalledOnce();
  });

  it('ends with the reason of an abort, and never starts what was aborted while it waited', async () => {
    const { pool, started } = poolOf(1);
    const controller = new AbortController();
    const first = pool.run('a');
    const aborted = pool.run('deadly', { signal: controller.signal });
    controller.abort(new Error('enough'));
    expect(await outcomes([first, aborted, pool.run('c')])).toEqual(['A', 'enough', 'C']);
    expect(started).toHaveLength(1);
  });
});
