import { open } from 'node:fs/promises';
import type { Photo } from '#core/photo.ts';
import type { PhotoReader } from '#pipeline/ports.ts';

/** A photo on the disk. Its id is its path: each file is picked once. */
export interface FilePhoto extends Photo {
  /** The path from which its bytes are read. */
  readonly path: string;
  /** The path that the user knows: its own, or that of its ZIP plus the path within the ZIP. */
  readonly from: string;
}

/** Whether a file counts as a ZIP, judged by its name as on the site. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** Reads the first bytes of a file. */
export const fileReader: PhotoReader<FilePhoto> = {
  readHead: ({ path }, length) => readHead(path, length),
};

/** The first bytes of the file at `path`, up to `length`. */
export function readHead(path: string, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return readPart(path, () => ({ start: 0, length }));
}

/** The last bytes of the file at `path`, at most `length`, excluding the first `headBytes`. */
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
