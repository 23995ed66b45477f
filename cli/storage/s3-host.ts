import type { S3Host } from '#storage/s3-store.ts';
import type { FileBytes } from '../file-bytes.ts';
import { checkedPieces, sumOfPieces } from './checked-pieces.ts';
import { problemOfCode } from './network-problem.ts';

/** An S3-compatible service as the command line reaches it: files are streamed from the disk. */
export const S3_HOST: S3Host<FileBytes> = {
  requestHandler: undefined,
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
  sumOf: async ({ body }, sizeBytes, moved) => {
    // The package's types are those of a browser too; in Node it is a stream of bytes.
    const pieces = body as AsyncIterable<Uint8Array> | undefined;
    return pieces ? sumOfPieces(pieces, sizeBytes, moved) : undefined;
  },
  problemOf: problemOfCode,
};
