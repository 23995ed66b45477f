import { AppError } from '#core/failure.ts';

/** Bytes that are read at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Reads files from their beginning to their end, one after another, into the same memory: memory of its own for each file
 * is released late, and checksums of many photos held two hundred megabytes of it.
 */
export class FileReading {
  #memory = new ArrayBuffer(0);
  /**
   * Held while it is read: Chromium 156 collects a stream of a file that only its reader's promise leads to, and the
   * promise then never settles. WebKit had the same (WebKit/WebKit #54097).
   */
  readonly #held = new Set<unknown>();

  /** All bytes of a file, until the next one is read. @throws as {@link readThrough} */
  whole(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
    return this.readThrough(file, true, () => undefined);
  }

  /**
   * Reads a file from its beginning to its end.
   *
   * @param isKept whether the bytes are to be in memory as a whole at the end
   * @param take gets piece after piece; a piece is overwritten later
   * @returns all bytes if they are kept, until the next file is read; else none
   * @throws {AppError} `photo-gone` for a file that was moved, deleted or changed since it was picked
   */
  async readThrough(
    file: Blob,
    isKept: boolean,
    take: (piece: Uint8Array<ArrayBuffer>) => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await this.#readThrough(file, isKept, take);
    } catch (error) {
      throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
    }
  }

  async #readThrough(
    file: Blob,
    isKept: boolean,
    take: (piece: Uint8Array<ArrayBuffer>) => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (!('ReadableStreamBYOBReader' in self)) return readSlices(file, isKept, take);
    const stream = file.stream();
    const reader = stream.getReader({ mode: 'byob' });
    this.#held.clear();
    this.#held.add(stream).add(reader);
    // The end is found by one more read, which needs room, too.
    const needed = isKept ? file.size + 1 : PIECE_BYTES;
    if (this.#memory.byteLength < needed) this.#memory = new ArrayBuffer(needed);
    let kept = 0;
    for (;;) {
      const room = Math.min(PIECE_BYTES, this.#memory.byteLength - kept);
      // The memory itself goes to the stream, and comes back with what was read.
      const { value, done } = await reader.read(new Uint8Array(this.#memory, kept, room));
      if (value) this.#memory = value.buffer;
      if (done) return new Uint8Array(this.#memory, 0, kept);
      take(value);
      if (isKept) kept += value.length;
    }
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

/**
 * Makes sure that a file still is what was picked, which reading any byte of it shows.
 *
 * @throws {AppError} `photo-gone` for a file that was moved, deleted or changed since
 */
export async function assertThere(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
  }
}
