import { Kernel } from './kernel.ts';

/** The number of rows that the kernel multiplies at once. */
const AT_ONCE = 8;
const DOUBLE = Float64Array.BYTES_PER_ELEMENT;

/** A matrix of int8 weights in the memory of a kernel of its own. */
export class KernelRows {
  readonly #kernel: Kernel;
  readonly #places: readonly number[];
  readonly #vector: Float64Array;
  readonly #products: Float64Array;

  private constructor(kernel: Kernel, weights: Int8Array, rows: number) {
    const columns = weights.length / rows;
    const { buffer, places } = kernel.room([weights.length, columns * DOUBLE, rows * DOUBLE]);
    this.#kernel = kernel;
    this.#places = places;
    const own = new Int8Array(buffer, places[0], weights.length);
    for (let row = 0; row < rows; row += 1) {
      const block = row - (row % AT_ONCE);
      for (let column = 0, from = row * columns; column < columns; column += 1, from += 1) {
        own[block * columns + column * AT_ONCE + (row % AT_ONCE)] = weights[from]!;
      }
    }
    this.#vector = new Float64Array(buffer, places[1], columns);
    this.#products = new Float64Array(buffer, places[2], rows);
  }

  /**
   * Copies a matrix to the memory where the kernel multiplies it.
   *
   * @param weights row by row
   * @param rows a multiple of eight
   * @returns undefined if the kernel doesn't run
   */
  static of(weights: Int8Array, rows: number): KernelRows | undefined {
    const kernel = Kernel.start();
    return kernel && new KernelRows(kernel, weights, rows);
  }

  /**
   * Returns the product of each row and the vector, summed from the first column to the last. Overwritten by the next
   * call.
   */
  products(vector: Float32Array): Float64Array {
    const [weightsAt, vectorAt, productsAt] = this.#places as readonly [number, number, number];
    this.#vector.set(vector);
    const blocks = this.#products.length / AT_ONCE;
    this.#kernel.calls.products(weightsAt, vectorAt, vector.length, blocks, productsAt);
    return this.#products;
  }
}
