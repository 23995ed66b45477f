/** Bytes that are read at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Used for one file after another: memory of its own for each file is released late, and checksums of many photos held
 * two hundred megabytes of it.
 */
let memory = new ArrayBuffer(0);

/**
 * Reads a file from its beginning to its end, one file at a time.
 *
 * @param isKept whether the bytes are to be in memory as a whole at the end
 * @param take gets piece after piece; a piece is overwritten later
 * @returns all bytes if they are kept, until the next file is read; else none
 * @throws {DOMException} `NotReadableError` if the file is gone or was changed
 */
export async function readThrough(
  file: Blob,
  isKept: boolean,
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!('ReadableStreamBYOBReader' in self)) return readSlices(file, isKept, take);
  const reader = file.stream().getReader({ mode: 'byob' });
  // The end is found by one more read, which needs room, too.
  const needed = isKept ? file.size + 1 : PIECE_BYTES;
  if (memory.byteLength < needed) memory = new ArrayBuffer(needed);
  let kept = 0;
  for (;;) {
    const room = Math.min(PIECE_BYTES, memory.byteLength - kept);
    // The memory itself goes to the stream, and comes back with what was read.
    const { value, done } = await reader.read(new Uint8Array(memory, kept, room));
    if (value) memory = value.buffer;
    if (done) return new Uint8Array(memory, 0, kept);
    take(value);
    if (isKept) kept += value.length;
  }
}

/** The same for Safari before 26, which does not read into memory that it is given. */
async function readSlices(
  file: Blob,
  isKept: boolean,
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(isKept ? file.size : 0);
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    take(piece);
    if (isKept) bytes.set(piece, at);
  }
  return bytes;
}
