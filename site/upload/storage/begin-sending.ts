import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { StorageRun } from '#browser/storage/storage-run.ts';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import type { StorageTarget } from '#storage/storage-target.ts';
import { FOLDER } from '../into/folder-copy.ts';
import { STORAGE_DOCUMENT_MS } from '#browser/limits.ts';
import { portStore } from '#browser/storage/port-store.ts';
import type { Store } from '#storage/store.ts';

const DOCUMENT = '/send-to-storage.html';

/**
 * Creates the site's access to a storage: this page may connect only to its own site, so a separate document sends
 * the files and is removed with the store.
 */
async function framedStore(target: StorageTarget): Promise<Store<File>> {
  const frame = document.createElement('iframe');
  frame.src = DOCUMENT;
  frame.hidden = true;
  const { port1, port2 } = new MessageChannel();
  try {
    const isReady = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the document did not load')), STORAGE_DOCUMENT_MS);
      const ready = () => {
        clearTimeout(timer);
        resolve();
      };
      port1.addEventListener('message', ready, { once: true });
      port1.start();
    });
    frame.addEventListener('load', () => frame.contentWindow?.postMessage(target, location.origin, [port2]), {
      once: true,
    });
    document.body.append(frame);
    await isReady;
    return portStore(port1, () => frame.remove());
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** Prepares sending the board's photos. */
export async function beginSending(
  target: StorageTarget,
  board: OnBoard,
  tell: (state: SendState) => void,
): Promise<SendHandle> {
  return new StorageRun(await framedStore(target), board, FOLDER.reason, tell);
}
