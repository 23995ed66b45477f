import { StorageError, type StorageProblem } from '#storage/storage-error.ts';
import type { Store } from '#storage/store.ts';

/** The store's methods that another document runs for us. */
const METHODS = ['open', 'entries', 'found', 'makeFolders', 'put', 'removePart'] as const;
type Method = (typeof METHODS)[number];

type Asked =
  | { readonly id: number; readonly method: Method; readonly args: readonly unknown[] }
  | { readonly id: number; readonly method: 'abort' };

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: StorageProblem; readonly retryAfterMs: number | undefined };

/** Runs the calls that arrive through a port on a store, each until it is aborted. */
export function serveStore(port: MessagePort, store: Store<File>): void {
  const underWay = new Map<number, AbortController>();
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if (data.method === 'abort') underWay.get(data.id)?.abort();
    else if (METHODS.includes(data.method)) void answer(data.id, data.method, data.args);
  });
  port.start();

  async function answer(id: number, method: Method, args: readonly unknown[]): Promise<void> {
    const abort = new AbortController();
    underWay.set(id, abort);
    try {
      const call = store[method].bind(store) as unknown as (...all: readonly unknown[]) => Promise<unknown>;
      reply({ id, value: await call(...args, abort.signal) });
    } catch (error) {
      if (!(error instanceof StorageError) && !abort.signal.aborted)
        console.warn('The storage failed', error);
      const { problem, retryAfterMs } = error instanceof StorageError ? error : new StorageError('other');
      reply({ id, problem, retryAfterMs });
    } finally {
      underWay.delete(id);
    }
  }

  function reply(one: Reply): void {
    port.postMessage(one);
  }
}

/**
 * Creates a store that works through a port.
 *
 * @param onClose closes the other end
 */
export function portStore(port: MessagePort, onClose: () => void): Store<File> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => waiting.get(data.id)?.(data));
  port.start();

  async function ask<Value>(method: Method, args: readonly unknown[], signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted();
    const id = (count += 1);
    const stop = () => port.postMessage({ id, method: 'abort' } satisfies Asked);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        port.postMessage({ id, method, args } satisfies Asked);
      });
      if ('value' in reply) return reply.value as Value;
      signal.throwIfAborted();
      throw new StorageError(reply.problem, { retryAfterMs: reply.retryAfterMs });
    } finally {
      waiting.delete(id);
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    open: (signal) => ask('open', [], signal),
    entries: (folder, signal) => ask('entries', [folder], signal),
    found: (path, { sha256, sizeBytes }, signal) => ask('found', [path, { sha256, sizeBytes }], signal),
    makeFolders: (folders, signal) => ask('makeFolders', [folders], signal),
    put: ({ source, path, part, sha256, sizeBytes, modifiedMs }, signal) =>
      ask('put', [{ source, path, part, sha256, sizeBytes, modifiedMs }], signal),
    removePart: (part, signal) => ask('removePart', [part], signal),
    close: () => {
      port.close();
      onClose();
    },
  };
}
