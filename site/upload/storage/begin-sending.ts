import type { OnBoard } from '#browser/destinations/files-of-board.ts';
import { StorageRun } from '#browser/storage/storage-run.ts';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import type { StorageLogin } from '#storage/storage-login.ts';
import { FOLDER } from '../into/folder-copy.ts';
import { framedStore } from './framed-store.ts';

/** Prepares sending the board's photos. */
export async function beginSending(
  login: StorageLogin,
  board: OnBoard,
  tell: (state: SendState) => void,
): Promise<SendHandle> {
  return new StorageRun(await framedStore(login), board, FOLDER.reason, tell);
}
