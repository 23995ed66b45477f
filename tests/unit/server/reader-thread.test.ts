import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { TextLine } from '#engine/reading/text-line.ts';
import { ReaderThread, type ReadingLimits } from '#server/engines/embedded/reader-thread.ts';

/** A thread that replies with what it is told. */
class FakeReader extends EventEmitter {
  readonly received: { id: number; bytes: Uint8Array }[] = [];
  isEnded = false;
  constructor(isReady = true) {
    super();
    queueMicrotask(() =>
      this.emit('message', isReady ? { type: 'ready' } : { type: 'unready', message: 'no letters' }),
    );
  }
  postMessage(request: { id: number; bytes: Uint8Array }) {
    this.received.push(request);
    this.emit('received');
  }
  says(...texts: readonly string[]) {
    this.emit('message', { type: 'read', id: this.received.at(-1)!.id, lines: texts.map(line) });
  }
  ends() {
    this.emit('message', { type: 'end', id: this.received.at(-1)!.id });
  }
  ref() {}
  unref() {}
  terminate() {
    this.isEnded = true;
    this.emit('exit', 1);
    return Promise.resolve(1);
  }
}

function line(text: string): TextLine {
  return { text, confidence: 90, height: 20, top: 0 };
}

function readerWith(limits: Partial<ReadingLimits> = {}, isReady = true) {
  const threads: FakeReader[] = [];
  const start = () => {
    const thread = new FakeReader(isReady);
    threads.push(thread);
    return thread as unknown as Worker;
  };
  const patient = { readMs: 60_000, waitMs: 60_000, startMs: 60_000, mostStarts: 3 };
  return { reader: new ReaderThread(start, { ...patient, ...limits }), threads };
}

/** Waits until a thread has received this many pictures. */
async function untilReceived(
  threads: readonly FakeReader[],
  thread: number,
  count: number,
): Promise<FakeReader> {
  await expect.poll(() => threads[thread]?.received.length).toBe(count);
  return threads[thread]!;
}

const bytes = new Uint8Array(1);
const signal = new AbortController().signal;
const page = { bytes, caller: 'a' };

async function textsOf(lines: Promise<readonly TextLine[]>): Promise<string[]> {
  return (await lines).map(({ text }) => text);
}

describe('the reading thread', () => {
  it('is started for the first picture, and reads them one after the other', async () => {
    const { reader, threads } = readerWith();
    expect(threads).toHaveLength(0);
    const [first, second] = [reader.read(page, signal), reader.read(page, signal)];
    const thread = await untilReceived(threads, 0, 1);
    thread.says('one');
    thread.says('two');
    thread.ends();
    expect(await textsOf(first)).toEqual(['one', 'two']);
    await untilReceived(threads, 0, 2);
    thread.says('three');
    thread.ends();
    expect(await textsOf(second)).toEqual(['three']);
    expect(threads).toHaveLength(1);
  });

  it('is ended if it takes too long, what it read counts, and the next picture has another', async () => {
    const { reader, threads } = readerWith({ readMs: 20 });
    const slow = reader.read(page, signal);
    const thread = await untilReceived(threads, 0, 1);
    thread.says('the heading');
    expect(await textsOf(slow)).toEqual(['the heading']);
    expect(thread.isEnded).toBe(true);
    const next = reader.read(page, signal);
    (await untilReceived(threads, 1, 1)).ends();
    expect(await textsOf(next)).toEqual([]);
  });

  it('drops a picture that waited too long for its turn', async () => {
    const { reader, threads } = readerWith({ waitMs: 20 });
    void reader.read(page, signal);
    await untilReceived(threads, 0, 1);
    expect(await textsOf(reader.read(page, signal))).toEqual([]);
    expect(threads[0]!.received).toHaveLength(1);
    await reader.close();
  });

  it('serves callers in turn', async () => {
    const { reader, threads } = readerWith();
    const order: string[] = [];
    for (const caller of ['a', 'a', 'a', 'b']) {
      void reader.read({ bytes, caller }, signal).then(() => order.push(caller));
    }
    for (let count = 1; count <= 4; count += 1) (await untilReceived(threads, 0, count)).ends();
    await expect.poll(() => order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('that dies has read nothing, and the next picture has another', async () => {
    const { reader, threads } = readerWith();
    const lost = reader.read(page, signal);
    (await untilReceived(threads, 0, 1)).emit('exit', 1);
    expect(await textsOf(lost)).toEqual([]);
    const next = reader.read(page, signal);
    const thread = await untilReceived(threads, 1, 1);
    thread.says('back');
    thread.ends();
    expect(await textsOf(next)).toEqual(['back']);
  });

  it('that can’t start is given up after a few tries', async () => {
    const { reader, threads } = readerWith({ mostStarts: 2 }, false);
    for (let time = 0; time < 5; time += 1) expect(await textsOf(reader.read(page, signal))).toEqual([]);
    expect(threads).toHaveLength(2);
  });

  it('ends with the reason of an abort, at once, and continues for others', async () => {
    const { reader, threads } = readerWith();
    const controller = new AbortController();
    const [left, other] = [reader.read(page, controller.signal), reader.read(page, signal)];
    const thread = await untilReceived(threads, 0, 1);
    controller.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    thread.ends();
    (await untilReceived(threads, 0, 2)).ends();
    expect(await textsOf(other)).toEqual([]);
  });

  it('is ended on closing, waiting pictures have no text, and none is started again', async () => {
    const { reader, threads } = readerWith();
    const both = [reader.read(page, signal), reader.read(page, signal)];
    const thread = await untilReceived(threads, 0, 1);
    await reader.close();
    expect(await Promise.all(both.map(textsOf))).toEqual([[], []]);
    expect(thread.isEnded).toBe(true);
    expect(await textsOf(reader.read(page, signal))).toEqual([]);
    expect(threads).toHaveLength(1);
  });
});
