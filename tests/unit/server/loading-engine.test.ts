import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '#server/engines/engine.ts';
import { loadingEngine } from '#server/engines/loading-engine.ts';

const IMAGE = { bytes: new Uint8Array([1]), mediaType: 'image/jpeg' } as const;

function anEngine() {
  return {
    name: 'slow',
    describe: vi.fn<Engine['describe']>(async () => ({ description: 'A dog.' })),
    load: () => ({ waiting: 3, underWay: 1, waitMs: 500 }),
    close: vi.fn<Engine['close']>(async () => {}),
  };
}

function aPromise() {
  let resolve: (engine: Engine) => void = () => {};
  const promise = new Promise<Engine>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('an engine that is loading', () => {
  it('answers once it is loaded, and has no queue until then', async () => {
    const { promise, resolve } = aPromise();
    const engine = loadingEngine('slow', promise);
    const answer = engine.describe(IMAGE, new AbortController().signal);
    expect(engine.load?.()).toEqual({ waiting: 0, underWay: 0, waitMs: 0 });
    resolve(anEngine());
    expect(await answer).toEqual({ description: 'A dog.' });
    expect(engine.load?.()).toEqual({ waiting: 3, underWay: 1, waitMs: 500 });
  });

  it('looks at no photo whose caller has gone meanwhile', async () => {
    const { promise, resolve } = aPromise();
    const abort = new AbortController();
    const answer = loadingEngine('slow', promise).describe(IMAGE, abort.signal);
    const loaded = anEngine();
    abort.abort(new Error('gone'));
    resolve(loaded);
    await expect(answer).rejects.toThrow('gone');
    expect(loaded.describe).not.toHaveBeenCalled();
  });

  it('passes on why it could not be loaded, and closes all the same', async () => {
    const engine = loadingEngine('slow', Promise.reject(new Error('head.bin is missing')));
    await expect(engine.describe(IMAGE, new AbortController().signal)).rejects.toThrow('head.bin is missing');
    await engine.close();
  });

  it('is closed once it is loaded', async () => {
    const loaded = anEngine();
    await loadingEngine('slow', Promise.resolve(loaded)).close();
    expect(loaded.close).toHaveBeenCalledOnce();
  });
});
