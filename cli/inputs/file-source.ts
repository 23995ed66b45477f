import type { RawSource } from '#codec/raw/raw-source.ts';
import { type FileBytes, readHead, readRange, wholeOf } from './file-bytes.ts';
import { UNPACKED_FOR_METADATA_BYTES } from '../limits.ts';

/**
 * A file for reading here and there. A deflated file in a ZIP that is not large is unpacked once where more than its beginning
 * is read, instead of up to each place.
 */
export function sourceOfFile(file: FileBytes & { readonly sizeBytes: number }): RawSource {
  const { packed, sizeBytes } = file;
  if (!packed?.content?.isDeflated || sizeBytes > UNPACKED_FOR_METADATA_BYTES) {
    return { sizeBytes, read: (start, end) => readRange(file, start, end) };
  }
  let whole: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    sizeBytes,
    read: async (start, end) => {
      if (start === 0) return readHead(file, end);
      // A damaged file has what can be unpacked of it.
      whole ??= wholeOf(file).catch(() => readHead(file, sizeBytes));
      return (await whole).slice(start, end);
    },
  };
}
