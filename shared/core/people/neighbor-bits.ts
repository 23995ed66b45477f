const BITS = 32;

/** Which of many things are neighbors: a bit for each pair, so that 10,000 take 12 MB however many pairs there are. */
export class NeighborBits {
  readonly #rows: readonly Uint32Array[];

  constructor(count: number) {
    this.#rows = Array.from({ length: count }, () => new Uint32Array(Math.ceil(count / BITS)));
  }

  /** Makes two things neighbors. */
  join(one: number, other: number): void {
    set(this.#rows[one]!, other);
    set(this.#rows[other]!, one);
  }

  /** Makes all neighbors of `gone` neighbors of `stays`; `gone` has none after it. */
  merge(stays: number, gone: number): void {
    for (const neighbor of this.of(gone)) {
      clear(this.#rows[neighbor]!, gone);
      if (neighbor !== stays) this.join(stays, neighbor);
    }
    this.#rows[gone]!.fill(0);
  }

  /** Returns a copy that changes on its own. */
  copy(): NeighborBits {
    const copy = new NeighborBits(this.#rows.length);
    for (const [at, row] of copy.#rows.entries()) row.set(this.#rows[at]!);
    return copy;
  }

  /** Returns the neighbors, in ascending order. */
  of(one: number): readonly number[] {
    const neighbors: number[] = [];
    const row = this.#rows[one]!;
    for (let word = 0; word < row.length; word += 1) {
      for (let rest = row[word]!; rest !== 0; rest &= rest - 1) {
        neighbors.push(word * BITS + BITS - 1 - Math.clz32(rest & -rest));
      }
    }
    return neighbors;
  }
}

function set(row: Uint32Array, at: number): void {
  row[Math.floor(at / BITS)]! |= 1 << (at % BITS);
}

function clear(row: Uint32Array, at: number): void {
  row[Math.floor(at / BITS)]! &= ~(1 << (at % BITS));
}
