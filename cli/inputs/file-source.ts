import { fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import type { RawSource } from '#codec/raw/raw-source.ts';
import type { FileSays } from '#core/dates/batch-dates.ts';
import type { Photo } from '#core/photo.ts';
import { type FileBytes, readHead, readRange, wholeOf } from './file-bytes.ts';
import { UNPACKED_FOR_METADATA_BYTES } from '../limits.ts';

/**
 * Random access to a file. A deflated file in a ZIP that isn't large is unpacked once if more than its beginning is
 * read.
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
      // From a damaged file, what can be unpacked is used.
      whole ??= wholeOf(file).catch(() => readHead(file, sizeBytes));
      return (await whole).slice(start, end);
    },
  };
}

/** Reads a file's own data on when and where it was taken; empty for one that can't be read. */
export async function readSays(file: FileBytes & Pick<Photo, 'sizeBytes' | 'told'>): Promise<FileSays> {
  const metadata = await fileMetadata(sourceOfFile(file)).catch(() => NO_METADATA);
  return fileSays(metadata, file.told?.coordinates, Date.now());
}
