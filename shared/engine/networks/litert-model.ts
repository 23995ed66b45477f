import type { Tensor, TensorModel } from './tensor-model.ts';

/** The part of a LiteRT tensor that we use: memory of the runtime, which has to be released. */
interface RuntimeTensor {
  readonly type: { readonly dtype: string };
  readonly liteRtTensorBuffer: {
    /** @returns the address of its bytes in the runtime's memory */
    lock(mode: never): number;
    unlock(): void;
    size(): number;
    packedSize(): number;
    offset(): number;
  };
  delete(): void;
}

/** The part of LiteRT for the web (`@litertjs/core`) that we use; the host loads it. */
export interface LiteRtRuntime<Made extends RuntimeTensor> {
  readonly liteRtWasm: {
    /** Its memory; a different array after it has grown. */
    readonly HEAPU8: Uint8Array;
    readonly LiteRtTensorBufferLockMode: { readonly READ: unknown };
  };
  loadAndCompile(
    bytes: Uint8Array,
    options: { readonly accelerator: 'wasm' },
  ): Promise<{
    getInputDetails(): readonly { readonly shape: ArrayLike<number> }[];
    run(input: Made): Promise<readonly RuntimeTensor[]>;
  }>;
}

/**
 * Compiles a TensorFlow Lite network with one input for the CPU.
 *
 * @param create makes a tensor of this runtime
 */
export async function loadTensorModel<Made extends RuntimeTensor>(
  runtime: LiteRtRuntime<Made>,
  create: (data: Uint8Array<ArrayBuffer> | Float32Array<ArrayBuffer>, shape: number[]) => Made,
  bytes: Uint8Array,
): Promise<TensorModel> {
  const model = await runtime.loadAndCompile(bytes, { accelerator: 'wasm' });
  const shape = Array.from(model.getInputDetails()[0]?.shape ?? []);
  return {
    async run(input, read) {
      const tensor = create(
        input instanceof Float32Array ? new Float32Array(input) : new Uint8Array(input),
        shape,
      );
      try {
        const outputs = await model.run(tensor);
        try {
          return read(outputs.map((output) => valuesOf(output, runtime)));
        } finally {
          for (const output of outputs) output.delete();
        }
      } finally {
        tensor.delete();
      }
    },
  };
}

/**
 * Returns the values of an output in the runtime's own memory: copies of seven megabytes per photo keep the garbage
 * collector busy.
 */
function valuesOf<Made extends RuntimeTensor>(
  { type, liteRtTensorBuffer: buffer }: RuntimeTensor,
  { liteRtWasm }: LiteRtRuntime<Made>,
): Tensor {
  const sizeBytes = buffer.packedSize();
  if (buffer.size() !== sizeBytes || buffer.offset() !== 0) throw new Error('The output has gaps.');
  const at = buffer.lock(liteRtWasm.LiteRtTensorBufferLockMode.READ as never);
  buffer.unlock();
  const { buffer: memory, byteOffset } = liteRtWasm.HEAPU8;
  switch (type.dtype) {
    case 'uint8':
      return new Uint8Array(memory, byteOffset + at, sizeBytes);
    case 'float32':
      return new Float32Array(memory, byteOffset + at, sizeBytes / Float32Array.BYTES_PER_ELEMENT);
    default:
      throw new Error(`Unexpected network output: ${type.dtype}.`);
  }
}
