import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { openStorage } from '#browser/storage/open-storage.ts';
import { StorageRun } from '#browser/storage/storage-run.ts';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import type { StorageLogin } from '#storage/storage-login.ts';

/** Prepares sending the board's photos. */
export async function beginSending(
  login: StorageLogin,
  board: OnBoard,
  reasonText: (path: string) => string,
  tell: (state: SendState) => void,
): Promise<SendHandle> {
  return new StorageRun(await openStorage(login), board, reasonText, tell);
}
