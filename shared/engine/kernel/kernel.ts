import { fromBase64 } from '#core/bytes/base64.ts';
import { KERNEL_BYTES } from './kernel-bytes.ts';

/** The kernel's functions, documented in kernel.wat. Addresses are in bytes. */
interface KernelCalls {
  across(
    bytes: number,
    pairs: number,
    length: number,
    taps: number,
    weights: number,
    width: number,
    to: number,
    below: number,
  ): void;
  down(rows: number, length: number, taps: number, weights: number, height: number, to: number): void;
  products(weights: number, vector: number, columns: number, blocks: number, to: number): void;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of WebAssembly that we use; every host has it, but ECMAScript's types don't. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: Memory } },
  ) => { readonly exports: unknown };
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => Memory;
};

const PAGE_BYTES = 65_536;
/** As kernel.wat says. */
const MOST_PAGES = 65_536;
/** Vectors are read fastest from addresses that are multiples of this. */
const ALIGNED = 16;

/** Undefined until needed; null in browsers without SIMD instructions, and if a page may not use WebAssembly. */
let compiled: object | null | undefined;

function kernelModule(): object | null {
  if (compiled !== undefined) return compiled;
  try {
    compiled = new WebAssembly.Module(fromBase64(KERNEL_BYTES) ?? new Uint8Array());
  } catch {
    compiled = null;
  }
  return compiled;
}

/** The kernel with its own memory, which grows as needed. */
export class Kernel {
  readonly calls: KernelCalls;
  readonly #memory: Memory;

  private constructor(module: object) {
    this.#memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES });
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
    this.calls = exports as KernelCalls;
  }

  /** Starts the kernel; undefined if it doesn't run, and plain JavaScript does the same. */
  static start(): Kernel | undefined {
    const module = kernelModule();
    return module === null ? undefined : new Kernel(module);
  }

  /**
   * Makes room for parts of these sizes in bytes, one after another; previous contents may be overwritten.
   *
   * @returns the memory, valid until the next call, and the address of each part
   */
  room(sizes: readonly number[]): { readonly buffer: ArrayBuffer; readonly places: readonly number[] } {
    let end = 0;
    const places = sizes.map((size) => {
      const place = end;
      end = Math.ceil((place + size) / ALIGNED) * ALIGNED;
      return place;
    });
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    return { buffer: this.#memory.buffer, places };
  }
}
