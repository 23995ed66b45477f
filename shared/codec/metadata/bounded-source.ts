import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { METADATA_READING } from './limits.ts';

/**
 * The same file with its first bytes in memory, and with an end to what is read of it: after `METADATA_READING.bytes` it
 * gives no bytes any more, so that readers end as if the file did.
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

/** A part of a file as a file of its own. */
export function partOf(source: RawSource, start: number, end: number): RawSource {
  const sizeBytes = Math.max(0, Math.min(end, source.sizeBytes) - start);
  return {
    sizeBytes,
    read: (from, to) => source.read(start + from, start + Math.min(to, sizeBytes)),
  };
}

/** Bytes in memory as a file. */
export function sourceOf(bytes: Uint8Array<ArrayBuffer>): RawSource {
  return { sizeBytes: bytes.length, read: async (start, end) => bytes.slice(start, end) };
}

/** The bytes between two places; undefined if the file ends before, or if they are more than a block may be. */
export async function blockAt(
  source: RawSource,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (end - start > METADATA_READING.blockBytes) return undefined;
  const view = await bytesAt(source, start, end - start);
  return view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** Latin letters at a place; shorter where the bytes end. */
export function lettersAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
