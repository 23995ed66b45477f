import type { RawSource } from '../raw/raw-source.ts';
import { ENDING_READING } from './limits.ts';

/** Reads single values of a file from front to back, a block at a time. */
export class BlockReader {
  readonly sizeBytes: number;
  readonly #source: RawSource;
  #start = 0;
  #block: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(source: RawSource) {
    this.#source = source;
    this.sizeBytes = source.sizeBytes;
  }

  /** Returns a whole number, big-endian unless `isLittle`; undefined if the file ends before. */
  async number(at: number, bytes: 1 | 2 | 4 | 8, isLittle = false): Promise<number | undefined> {
    const view = await this.view(at, bytes);
    if (!view) return undefined;
    if (bytes === 8) return Number(view.getBigUint64(0, isLittle));
    if (bytes === 4) return view.getUint32(0, isLittle);
    return bytes === 2 ? view.getUint16(0, isLittle) : view.getUint8(0);
  }

  /** Returns letters, one for each byte; fewer at the end of the file. */
  async letters(at: number, length: number): Promise<string> {
    const bytes = await this.bytes(at, length);
    return String.fromCharCode(...bytes);
  }

  /** Returns exactly these bytes, at most a block; undefined if the file ends before. */
  async view(at: number, length: number): Promise<DataView<ArrayBuffer> | undefined> {
    const bytes = await this.bytes(at, length);
    return bytes.length === length ? new DataView(bytes.buffer, bytes.byteOffset, length) : undefined;
  }

  /** Returns these bytes, at most a block; fewer at the end of the file. */
  async bytes(at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (!Number.isSafeInteger(at) || at < 0 || at >= this.sizeBytes) return new Uint8Array();
    const end = Math.min(at + length, this.sizeBytes);
    if (at < this.#start || end > this.#start + this.#block.length) await this.#load(at);
    return this.#block.subarray(at - this.#start, end - this.#start);
  }

  /** Returns the position of the next byte with this value, at `at` or later; undefined without one. */
  async find(byte: number, at: number): Promise<number | undefined> {
    for (let from = at; from < this.sizeBytes; from = this.#start + this.#block.length) {
      if (from < this.#start || from >= this.#start + this.#block.length) await this.#load(from);
      // The file became shorter meanwhile.
      if (this.#block.length === 0) return undefined;
      const found = this.#block.indexOf(byte, from - this.#start);
      if (found >= 0) return this.#start + found;
    }
    return undefined;
  }

  /** Returns whether nothing but zeros follows, which some programs fill up a file with. */
  async isZeroFrom(at: number): Promise<boolean> {
    for (let from = at; from < this.sizeBytes; from += ENDING_READING.blockBytes) {
      const bytes = await this.bytes(from, ENDING_READING.blockBytes);
      if (bytes.some((byte) => byte !== 0)) return false;
    }
    return true;
  }

  async #load(at: number): Promise<void> {
    this.#start = at;
    this.#block = await this.#source.read(at, Math.min(at + ENDING_READING.blockBytes, this.sizeBytes));
  }
}
