import type { Tensor, TensorModel } from './tensor-model.ts';

/** What we use of a tensor of LiteRT: memory of the runtime, which has to be released. */
interface RuntimeTensor {
  toTypedArray(): Float32Array | Int32Array | Uint8Array;
  delete(): void;
}

/** What we use of LiteRT for the web (`@litertjs/core`), which the host loads. */
export interface LiteRtRuntime<Made extends RuntimeTensor> {
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
  create: (data: Uint8Array<ArrayBuffer>, shape: number[]) => Made,
  bytes: Uint8Array,
): Promise<TensorModel> {
  const model = await runtime.loadAndCompile(bytes, { accelerator: 'wasm' });
  const shape = Array.from(model.getInputDetails()[0]?.shape ?? []);
  return {
    async run(input) {
      const tensor = create(new Uint8Array(input), shape);
      try {
        const outputs = await model.run(tensor);
        return outputs.map(takeData);
      } finally {
        tensor.delete();
      }
    },
  };
}

function takeData(output: RuntimeTensor): Tensor {
  try {
    const data = output.toTypedArray();
    if (data instanceof Int32Array) throw new Error('The network gives integers where none are expected.');
    // Must not be the runtime's memory, which is released below; LiteRT 2.5 copies it, and a copy takes milliseconds.
    return data.byteLength === data.buffer.byteLength ? data : data.slice();
  } finally {
    output.delete();
  }
}
