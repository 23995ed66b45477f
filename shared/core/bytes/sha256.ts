/** Section numbers refer to FIPS 180-4. */
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2). */
const ROUNDS = fractions(64, (prime) => Math.cbrt(prime));
/** The same of the square roots of the first eight primes (5.3.3). */
const START = fractions(8, (prime) => Math.sqrt(prime));

/**
 * Computes the SHA-256 of bytes that come in pieces. The browser's own function needs all bytes at once, too many for
 * a film, but is far faster where they are in memory.
 */
export class Sha256 {
  readonly #state = Int32Array.from(START);
  readonly #words = new Int32Array(BLOCK_BYTES);
  readonly #block = new Uint8Array(BLOCK_BYTES);
  #held = 0;
  #bytes = 0;

  update(piece: Uint8Array): this {
    this.#bytes += piece.length;
    this.#take(piece);
    return this;
  }

  /** Returns the digest in lower-case hexadecimal. No bytes can be added afterwards. */
  hex(): string {
    const bits = this.#bytes * 8;
    // 5.1.1: a one, zeros up to the last eight bytes of a block, and the length in bits.
    const zeros = (2 * BLOCK_BYTES - LENGTH_BYTES - 1 - this.#held) % BLOCK_BYTES;
    const end = new Uint8Array(1 + zeros + LENGTH_BYTES);
    end[0] = 0x80;
    const view = new DataView(end.buffer);
    view.setUint32(1 + zeros, Math.floor(bits / 2 ** 32));
    view.setUint32(1 + zeros + 4, bits >>> 0);
    this.#take(end);
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #take(piece: Uint8Array): void {
    let at = 0;
    while (at < piece.length) {
      const count = Math.min(BLOCK_BYTES - this.#held, piece.length - at);
      if (count === BLOCK_BYTES) this.#digest(piece, at);
      else {
        this.#block.set(piece.subarray(at, at + count), this.#held);
        this.#held += count;
        if (this.#held === BLOCK_BYTES) {
          this.#digest(this.#block, 0);
          this.#held = 0;
        }
      }
      at += count;
    }
  }

  /** 6.2.2, for one block. */
  #digest(bytes: Uint8Array, from: number): void {
    const w = this.#words;
    for (let at = 0; at < 16; at += 1) {
      const byte = from + at * 4;
      w[at] = (bytes[byte]! << 24) | (bytes[byte + 1]! << 16) | (bytes[byte + 2]! << 8) | bytes[byte + 3]!;
    }
    for (let at = 16; at < BLOCK_BYTES; at += 1) {
      const [early, late] = [w[at - 15]!, w[at - 2]!];
      const small0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const small1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[at] = (w[at - 16]! + small0 + w[at - 7]! + small1) | 0;
    }
    const state = this.#state;
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    let e = state[4]!;
    let f = state[5]!;
    let g = state[6]!;
    let h = state[7]!;
    for (let at = 0; at < BLOCK_BYTES; at += 1) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUNDS[at]! + w[at]!) | 0;
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    state[0]! += a;
    state[1]! += b;
    state[2]! += c;
    state[3]! += d;
    state[4]! += e;
    state[5]! += f;
    state[6]! += g;
    state[7]! += h;
  }
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fractions(count: number, rootOf: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Int32Array.from(primes, (prime) => ((rootOf(prime) % 1) * 2 ** 32) | 0);
}
