import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { METADATA_READING } from './limits.ts';

/**
 * Returns the same file with its first bytes in memory, and with a limit to what is read of it: after
 * `METADATA_READING.bytes` it gives no more bytes, so that readers stop as at the end of the file.
 */
export async function boundedSource({ sizeBytes, read }: RawSource): Promise<RawSource> {
  const head = await read(0, Math.min(METADATA_READING.headBytes, sizeBytes));
  let left = METADATA_READING.bytes - head.length;
  return {
    sizeBytes,
    read: async (start, end) => {
      if (end <= head.length) return head.slice(start, end);
      left -= end - start;
      return left < 0 ? new Uint8Array() : read(start, end);
    },
  };
}

/** Returns a part of a file as a file of its own. */
export function partOf(source: RawSource, start: number, end: number): RawSource {
  const sizeBytes = Math.max(0, Math.min(end, source.sizeBytes) - start);
  return {
    sizeBytes,
    read: (from, to) => source.read(start + from, start + Math.min(to, sizeBytes)),
  };
}

/** Returns bytes in memory as a file. */
export function sourceOf(bytes: Uint8Array<ArrayBuffer>): RawSource {
  return { sizeBytes: bytes.length, read: async (start, end) => bytes.slice(start, end) };
}

/**
 * Returns the bytes between two positions; undefined if the file ends before, or if there are more than a block may
 * have.
 */
export async function blockAt(
  source: RawSource,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (end - start > METADATA_READING.blockBytes) return undefined;
  const view = await bytesAt(source, start, end - start);
  return view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** Returns Latin letters at a position; fewer if the bytes end. */
export function lettersAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
