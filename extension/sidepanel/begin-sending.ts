import type { OnBoard } from '#browser/into/files-of-board.ts';
import { webdavStore } from '#browser/storage/open-webdav.ts';
import { StorageRun } from '#browser/storage/storage-run.ts';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import type { StorageLogin } from '#storage/storage-login.ts';

/** Makes ready to send the photos of the board. */
export function beginSending(
  login: StorageLogin,
  board: OnBoard,
  reasonText: (path: string) => string,
  tell: (state: SendState) => void,
): SendHandle {
  return new StorageRun(webdavStore(login), board, reasonText, tell);
}
