import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StorageAccess } from '#storage/storage-access.ts';
import type { ExpectedBytes } from '#storage/store.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { piecesOf } from '../inputs/file-bytes.ts';
import { problemOfCode } from './network-problem.ts';

/** A file on its way to a storage. */
interface SentBytes {
  readonly stream: Readable;
  /** Whether the file's bytes aren't the expected ones, or couldn't be read; the upload is then incomplete. */
  readonly isChanged: () => boolean;
}

/**
 * Returns the bytes of a file as a stream. The last piece is held back until the checksum is right, so that a file
 * changed meanwhile never arrives whole.
 *
 * @param moved is called for each piece
 */
function checkedPieces(source: FileBytes, expected: ExpectedBytes, moved: () => void): SentBytes {
  let isChanged = false;
  const file = piecesOf(source);
  /** What ends the stream during a piece says nothing about the file. */
  const read = async () => {
    try {
      return await file.next();
    } catch (error) {
      isChanged = true;
      throw error;
    }
  };
  async function* pieces(): AsyncGenerator<Buffer, void, void> {
    const hash = createHash('sha256');
    let held: Buffer | undefined;
    try {
      for (let next = await read(); next.value !== undefined; next = await read()) {
        hash.update(next.value);
        if (held) yield held;
        held = next.value;
        moved();
      }
      isChanged = hash.digest('hex') !== expected.sha256;
      if (isChanged) throw new Error('the file was changed');
      if (held) yield held;
    } finally {
      await file.return();
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  // After a failed request, the stream's result doesn't matter.
  stream.on('error', () => {});
  return { stream, isChanged: () => isChanged };
}

/**
 * Returns the SHA-256 of bytes that come piece by piece, in lower-case hexadecimal; undefined if there are fewer
 * bytes than expected.
 */
async function sumOfPieces(
  pieces: AsyncIterable<Uint8Array | string>,
  sizeBytes: number,
  moved: () => void,
): Promise<string | undefined> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const piece of pieces) {
    moved();
    hash.update(piece);
    count += piece.length;
    if (count > sizeBytes) return undefined;
  }
  return count === sizeBytes ? hash.digest('hex') : undefined;
}

/** How the command line reaches storages: files are streamed from the disk. */
export const DISK_ACCESS: StorageAccess<FileBytes> = {
  mayDigest: true,
  sumOf: async ({ body }, sizeBytes, moved) => {
    // The packages' types are those of a browser; in Node it is a stream of bytes.
    const pieces = body as AsyncIterable<Uint8Array> | null | undefined;
    return pieces ? sumOfPieces(pieces, sizeBytes, moved) : undefined;
  },
  problemOf: problemOfCode,
  bodyOf: (file, moved) => {
    const { stream, isChanged } = checkedPieces(file.source, file, moved);
    const failed = new AbortController();
    stream.once('error', () => failed.abort());
    return {
      body: stream,
      failed: failed.signal,
      isChanged: async () => isChanged(),
      end: () => stream.destroy(),
    };
  },
};
