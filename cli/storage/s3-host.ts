import type { S3Host } from '#storage/s3-store.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { checkedPieces, DISK_HOST } from './checked-pieces.ts';

/** An S3-compatible service for the command line: files are streamed from the disk. */
export const S3_HOST: S3Host<FileBytes> = {
  ...DISK_HOST,
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
