import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { browserAccess } from '#browser/storage/browser-access.ts';
import { StorageRun } from '#browser/storage/storage-run.ts';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import { openStore } from '#storage/open-store.ts';
import type { StorageTarget } from '#storage/storage-target.ts';

/** Prepares sending the board's photos. */
export async function beginSending(
  target: StorageTarget,
  board: OnBoard,
  reasonText: (path: string) => string,
  tell: (state: SendState) => void,
): Promise<SendHandle> {
  return new StorageRun(await openStore(target, browserAccess()), board, reasonText, tell);
}
