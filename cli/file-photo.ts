import { open } from 'node:fs/promises';
import type { Photo } from '#core/photo.ts';
import type { PhotoReader } from '#pipeline/ports.ts';

/** A photo on the disk. Its id is its path: each file is picked once. */
export interface FilePhoto extends Photo {
  /** Where its bytes are. */
  readonly path: string;
  /** Where people have it: its path, or that of its ZIP and the path in there. */
  readonly from: string;
}

/** Whether a file is taken for a ZIP, by its name as on the site. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** Reads the first bytes of a file. */
export const fileReader: PhotoReader<FilePhoto> = {
  readHead: ({ path }, length) => readHead(path, length),
};

/** The first bytes of the file at `path`, as many as there are up to `length`. */
export function readHead(path: string, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return readPart(path, () => ({ start: 0, length }));
}

/** The last bytes of the file at `path`, at most `length`, and none of the first `headBytes`. */
export function readTail(path: string, headBytes: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return readPart(path, (sizeBytes) => {
    const start = Math.max(headBytes, sizeBytes - length);
    return { start, length: Math.max(0, sizeBytes - start) };
  });
}

async function readPart(
  path: string,
  partOf: (sizeBytes: number) => { readonly start: number; readonly length: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    const { start, length } = partOf((await file.stat()).size);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
  } finally {
    await file.close();
  }
}
