import { AppError } from '#core/failure.ts';
import type { ZipSource } from '#codec/zip/zip-entries.ts';
import { openRegular } from '../disk/regular-file.ts';

/**
 * Opens a ZIP on the disk until all readers are done.
 *
 * @throws {AppError} `photo-gone` if it can't be opened
 */
export async function withZip<Value>(path: string, work: (zip: ZipSource) => Promise<Value>): Promise<Value> {
  const file = await openRegular(path).catch((cause: unknown) => {
    throw new AppError({ code: 'photo-gone', details: {} }, { cause });
  });
  try {
    const { size: sizeBytes } = await file.stat();
    const read = async (start: number, end: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
    };
    return await work({ sizeBytes, read });
  } finally {
    await file.close();
  }
}
