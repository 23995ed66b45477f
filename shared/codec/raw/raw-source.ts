/** Random access to the bytes of a raw file, in memory or on disk. */
export interface RawSource {
  readonly sizeBytes: number;
  /** Returns the bytes from `start` (inclusive) to `end` (exclusive); fewer at the end of the file. */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The location of an embedded picture in its file. */
export interface PreviewPlace {
  readonly start: number;
  readonly sizeBytes: number;
}

/** Returns the same with its first bytes in memory, where directories usually are. */
export async function withHead({ sizeBytes, read }: RawSource, headBytes: number): Promise<RawSource> {
  const head = await read(0, Math.min(headBytes, sizeBytes));
  return {
    sizeBytes,
    read: async (start, end) => (end <= head.length ? head.slice(start, end) : read(start, end)),
  };
}

/** Returns exactly these bytes; undefined if the file ends before, or the location is invalid. */
export async function bytesAt(
  source: RawSource,
  start: number,
  length: number,
): Promise<DataView<ArrayBuffer> | undefined> {
  if (!Number.isSafeInteger(start) || start < 0 || length < 0 || start + length > source.sizeBytes) {
    return undefined;
  }
  const bytes = await source.read(start, start + length);
  return bytes.length === length ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) : undefined;
}
