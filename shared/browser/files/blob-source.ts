import type { RawSource } from '#codec/raw/raw-source.ts';

/** A picked file for reading here and there. */
export function sourceOfBlob(file: Blob): RawSource {
  return {
    sizeBytes: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}
