import { join } from 'node:path';
import { assembleWat } from '../build-kernel/assemble-wat.ts';

/** The kernel processes this many numbers at once, so row lengths are padded to a multiple of it. */
const LANES = 8;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
const PAGE_BYTES = 65_536;
/** The first addresses are not used, so that no pointer is zero. */
const START = 64;

interface Kernel {
  dot(first: number, second: number, count: number): number;
  addScaled(sum: number, vector: number, count: number, factor: number): void;
}

/**
 * Holds the examples of a linear model, the model and its gradient in the memory of a WebAssembly module, whose SIMD
 * instructions make training ten times as fast as JavaScript.
 */
export class RowKernel {
  /** The distance between rows, in numbers. */
  readonly stride: number;
  readonly #kernel: Kernel;
  readonly #inputs: Float32Array;
  readonly #model: Float32Array;
  readonly #gradient: Float32Array;

  private constructor(kernel: Kernel, stride: number, parts: readonly Float32Array[]) {
    this.#kernel = kernel;
    this.stride = stride;
    [this.#inputs, this.#model, this.#gradient] = parts as [Float32Array, Float32Array, Float32Array];
  }

  /** @param inputs all of the same length, without the bias constant, which is added */
  static async create(inputs: readonly Float32Array[], outputs: number): Promise<RowKernel> {
    const columns = (inputs[0]?.length ?? 0) + 1;
    const stride = Math.ceil(columns / LANES) * LANES;
    const sizes = [inputs.length * stride, outputs * stride, outputs * stride];
    const bytes = START + sizes.reduce((sum, size) => sum + size, 0) * BYTES;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES), maximum: 65_536 });
    let at = START;
    const parts = sizes.map((size) => {
      const part = new Float32Array(memory.buffer, at, size);
      at += size * BYTES;
      return part;
    });
    inputs.forEach((input, row) => {
      parts[0]!.set(input, row * stride);
      parts[0]![row * stride + columns - 1] = 1;
    });
    return new RowKernel(await compile(memory), stride, parts);
  }

  /** Copies a model (outputs × columns) into the memory and clears the gradient. */
  begin(model: Float64Array, columns: number): void {
    for (let start = 0, row = 0; start < model.length; start += columns, row += 1) {
      this.#model.set(model.subarray(start, start + columns), row * this.stride);
    }
    this.#gradient.fill(0);
  }

  /** Returns the dot product of the model's row `output` and example `row`. */
  dot(row: number, output: number): number {
    return this.#kernel.dot(
      this.#inputs.byteOffset + row * this.stride * BYTES,
      this.#model.byteOffset + output * this.stride * BYTES,
      this.stride,
    );
  }

  /** Adds example `row` times `factor` to the gradient's row `output`. */
  addToGradient(row: number, output: number, factor: number): void {
    this.#kernel.addScaled(
      this.#gradient.byteOffset + output * this.stride * BYTES,
      this.#inputs.byteOffset + row * this.stride * BYTES,
      this.stride,
      factor,
    );
  }

  /** The accumulated gradient, outputs × columns. */
  gradient(outputs: number, columns: number): Float64Array {
    const whole = new Float64Array(outputs * columns);
    for (let output = 0; output < outputs; output += 1) {
      const start = output * this.stride;
      whole.set(this.#gradient.subarray(start, start + columns), output * columns);
    }
    return whole;
  }
}

async function compile(memory: WebAssembly.Memory): Promise<Kernel> {
  const bytes = await assembleWat(join(import.meta.dirname, 'rows.wat'));
  const { instance } = await WebAssembly.instantiate(Buffer.from(bytes), { env: { memory } });
  return instance.exports as unknown as Kernel;
}
