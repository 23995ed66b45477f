import { lettersAt } from './bounded-source.ts';

/** Reads numbers and texts of a block from its beginning; past its end, numbers are zero and texts empty. */
export class MemoryReading {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.at >= this.#bytes.length;
  }

  /** Returns a number of up to eight bytes, highest first; not exact above 2^53. */
  number(byteCount: number): number {
    let value = 0;
    for (let byte = 0; byte < byteCount; byte += 1) value = value * 256 + (this.#bytes[this.at + byte] ?? 0);
    this.at += byteCount;
    return value;
  }

  letters(count: number): string {
    const text = lettersAt(this.#bytes, this.at, count);
    this.at += count;
    return text;
  }

  /** Reads up to a zero, and skips the zero. */
  text(): string {
    const zero = this.#bytes.indexOf(0, this.at);
    const end = zero < 0 ? this.#bytes.length : zero;
    const text = new TextDecoder().decode(this.#bytes.subarray(this.at, end));
    this.at = end + 1;
    return text;
  }

  skip(byteCount: number): void {
    this.at += byteCount;
  }
}
