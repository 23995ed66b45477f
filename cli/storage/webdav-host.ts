import type { FileToSend } from '#storage/store.ts';
import { AuthType, strictClient } from '#storage/webdav-client.ts';
import type { WebdavHost } from '#storage/webdav-store.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import type { StorageTarget } from './target.ts';
import { checkedPieces, DISK_HOST } from './disk-host.ts';

/** A WebDAV server for the command line: files are streamed from the disk. */
export function webdavHost(target: Extract<StorageTarget, { kind: 'webdav' }>): WebdavHost<FileBytes> {
  const { origin, user, password } = target;
  const client = strictClient(
    origin,
    user === undefined
      ? { authType: AuthType.None }
      : { authType: AuthType.Auto, username: user, password: password ?? '' },
  );
  return {
    ...DISK_HOST,
    client,
    put: async (path, headers, file: FileToSend<FileBytes>, moved, signal) => {
      const { stream, isChanged } = checkedPieces(file.source, file, moved);
      return client
        .customRequest(path, {
          method: 'PUT',
          headers: { ...headers, 'Content-Length': String(file.sizeBytes) },
          data: stream,
          signal,
        })
        .catch((error: unknown) => {
          if (!isChanged()) throw error;
          return undefined;
        })
        .finally(() => stream.destroy());
    },
  };
}
