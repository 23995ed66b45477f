import { describe, expect, it, onTestFinished } from 'vitest';
import { portStore, serveStore } from '#browser/storage/port-store.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { Store } from '#storage/store.ts';

const { signal } = new AbortController();

/** A store behind a port whose behavior a test defines. */
function behindPort(does: Partial<Store<File>>): {
  readonly store: Store<File>;
  readonly closed: () => number;
} {
  const { port1, port2 } = new MessageChannel();
  let closed = 0;
  serveStore(port2, does as Store<File>);
  const store = portStore(port1, () => (closed += 1));
  onTestFinished(() => port2.close());
  return { store, closed: () => closed };
}

describe('a store behind a port', () => {
  it('receives each request, and answers each call with its own answer', async () => {
    const { store } = behindPort({
      entries: async (folder) => [{ name: `in ${folder}`, kind: 'file' }],
    });
    const [pets, food] = await Promise.all([store.entries('Pets', signal), store.entries('Food', signal)]);
    expect([pets[0]?.name, food[0]?.name]).toEqual(['in Pets', 'in Food']);
  });

  it('fails as the store does, with the time to wait', async () => {
    const { store } = behindPort({
      open: () => Promise.reject(new StorageError('busy', { retryAfterMs: 7 })),
      removePart: () => Promise.reject(new RangeError('a bug')),
    });
    await expect(store.open(signal)).rejects.toMatchObject({ problem: 'busy', retryAfterMs: 7 });
    await expect(store.removePart('x', signal)).rejects.toMatchObject({ problem: 'other' });
  });

  it('learns of an aborted call, and throws the reason', async () => {
    const abort = new AbortController();
    const { store } = behindPort({
      makeFolders: (_folders, stop) =>
        new Promise((_resolve, reject) => {
          stop.addEventListener('abort', () => reject(new StorageError('cut')));
        }),
    });
    const made = store.makeFolders(['Pets'], abort.signal);
    abort.abort(new Error('stopped by the person'));
    await expect(made).rejects.toThrow('stopped by the person');
  });

  it('ignores calls that a store doesn’t have', async () => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const asked: string[] = [];
    const store = new Proxy({} as Store<File>, {
      get: (_store, name) => {
        asked.push(String(name));
        return async () => [];
      },
    });
    serveStore(port2, store);
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
    });
    port1.postMessage({ id: 1, method: 'constructor', args: [] });
    port1.postMessage({ id: 2, method: 'entries', args: [''] });
    expect(await answer).toEqual({ id: 2, value: [] });
    expect(asked).toEqual(['entries']);
  });

  it('ends the process behind it', () => {
    const { store, closed } = behindPort({});
    store.close();
    expect(closed()).toBe(1);
  });
});
