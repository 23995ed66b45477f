import { AppError } from '#core/failure.ts';

/** The number of bytes read at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Reads files from beginning to end, one after another, into the same memory: separate memory for each file is
 * released late, and checksums of many photos held two hundred megabytes of it.
 */
export class FileReading {
  #memory = new ArrayBuffer(0);
  /**
   * Referenced while it is read: Chromium 156 collects a file's stream that is reachable only from its reader's
   * promise, and the promise then never settles. WebKit had the same bug (WebKit/WebKit #54097).
   */
  readonly #held = new Set<unknown>();

  /** Returns all bytes of a file, valid until the next one is read. @throws as {@link readThrough} */
  whole(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
    return this.readThrough(file, true, () => undefined);
  }

  /**
   * Reads a file from beginning to end.
   *
   * @param isKept whether all the bytes should be in memory at the end
   * @param take receives one piece after another; a piece is overwritten later
   * @returns all bytes if they are kept, valid until the next file is read; else none
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
    // The end is detected by one more read, which also needs room.
    const needed = isKept ? file.size + 1 : PIECE_BYTES;
    if (this.#memory.byteLength < needed) this.#memory = new ArrayBuffer(needed);
    let kept = 0;
    for (;;) {
      const room = Math.min(PIECE_BYTES, this.#memory.byteLength - kept);
      // The memory is transferred to the stream, and comes back with the bytes read.
      const { value, done } = await reader.read(new Uint8Array(this.#memory, kept, room));
      if (value) this.#memory = value.buffer;
      if (done) return new Uint8Array(this.#memory, 0, kept);
      take(value);
      if (isKept) kept += value.length;
    }
  }
}

/** Reads the same way in Safari before 26, which can't read into a given buffer. */
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
 * Checks that a file is still the one that was picked, which reading any byte of it shows.
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
