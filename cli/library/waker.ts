import { watch, type FSWatcher } from 'chokidar';
import { sep } from 'node:path';
import { onDisk } from '../disk/byte-names.ts';
import { errorCode } from '../system-problem.ts';
import { POLL_SECONDS } from './limits.ts';

/** Error codes of systems that can't watch more folders. */
const TOO_MANY = new Set(['ENOSPC', 'EMFILE']);

const NOBODY = () => {};

/** Waits for changes in folders. */
export interface Waker {
  /** Starts to watch a folder, also again after its drive was gone. */
  readonly add: (folder: string) => void;
  readonly remove: (folder: string) => void;
  /** Resolves at the next change, immediately if there was one since the last call, or after this many milliseconds. */
  readonly next: (mostMs: number, signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Watches folders at any depth. It doesn't report which files changed: scanning all of them also finds what systems
 * don't report.
 *
 * @param library the real path of the library, whose changes are ignored
 * @param onPolling called if the system can't watch more folders, so that they are scanned every few seconds instead
 */
export function createWaker(library: () => string | undefined, onPolling: () => void): Waker {
  const folders = new Set<string>();
  let isWoken = false;
  let wake = NOBODY;
  const woken = () => {
    isWoken = true;
    wake();
  };
  const ignored = (path: string) => {
    const top = library();
    return top !== undefined && (path === top || path.startsWith(`${top}${sep}`));
  };
  const begin = (usePolling: boolean): FSWatcher => {
    const watcher = watch([], {
      ignored,
      ignoreInitial: true,
      ignorePermissionErrors: true,
      usePolling,
      interval: POLL_SECONDS * 1000,
      binaryInterval: POLL_SECONDS * 1000,
    });
    watcher.on('all', woken);
    // Names that aren't UTF-8 have no events of their own.
    watcher.on('raw', woken);
    watcher.on('error', (error) => {
      if (usePolling || watcher.closed || !TOO_MANY.has(errorCode(error) ?? '')) return woken();
      onPolling();
      void watcher.close();
      current = begin(true);
      current.add([...folders]);
    });
    return watcher;
  };
  let current = begin(false);
  return {
    add: (folder) => {
      folders.add(named(folder));
      current.add(named(folder));
      woken();
    },
    remove: (folder) => {
      folders.delete(named(folder));
      current.unwatch(named(folder));
    },
    next: async (mostMs, signal) => {
      if (!isWoken && !signal.aborted) await untilWoken((resolve) => (wake = resolve), mostMs, signal);
      wake = NOBODY;
      isWoken = false;
    },
    close: () => current.close(),
  };
}

function named(folder: string): string {
  return onDisk(folder).toString();
}

async function untilWoken(
  take: (resolve: () => void) => void,
  mostMs: number,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const ended = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', ended);
      resolve();
    };
    const timer = setTimeout(ended, mostMs);
    signal.addEventListener('abort', ended);
    take(ended);
  });
}
