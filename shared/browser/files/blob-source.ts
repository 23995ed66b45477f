import type { RawSource } from '#codec/raw/raw-source.ts';

/** Returns a picked file as a source for random access. */
export function sourceOfBlob(file: Blob): RawSource {
  return {
    sizeBytes: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}
