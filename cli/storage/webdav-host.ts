import { AuthType, createClient } from 'webdav';
import type { FileToSend } from '#storage/store.ts';
import type { WebdavHost } from '#storage/webdav-store.ts';
import type { FileBytes } from '../file-bytes.ts';
import type { StorageTarget } from './address.ts';
import { checkedPieces, sumOfPieces } from './checked-pieces.ts';
import { problemOfCode } from './network-problem.ts';

/** A WebDAV server as the command line reaches it: files are streamed from the disk. */
export function webdavHost(target: Extract<StorageTarget, { kind: 'webdav' }>): WebdavHost<FileBytes> {
  const { origin, user, password } = target;
  const client = createClient(
    origin,
    user === undefined
      ? { authType: AuthType.None }
      : { authType: AuthType.Auto, username: user, password: password ?? '' },
  );
  return {
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
    sumOf: async ({ body }, sizeBytes, moved) => {
      // The package's types are those of a browser; in Node it is a stream of bytes.
      const pieces = body as AsyncIterable<Uint8Array> | null;
      return pieces ? sumOfPieces(pieces, sizeBytes, moved) : undefined;
    },
    problemOf: problemOfCode,
  };
}
