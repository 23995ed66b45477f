import { joinedBytes } from './joined-bytes.ts';
import { METADATA_READING } from './limits.ts';

/** Returns an unpacked zlib text; undefined if it is damaged, or longer than a block may be. */
export async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const pieces: Uint8Array[] = [];
  let count = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > METADATA_READING.blockBytes) return undefined;
      pieces.push(value);
    }
  } catch {
    return undefined;
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return joinedBytes(pieces);
}
