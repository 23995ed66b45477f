import { loadLiteRt, Tensor as LiteRtTensor } from '@litertjs/core';
import type { LiteRt } from '@litertjs/core';
import type { Tensor, TensorModel } from '#engine/tensor-model.ts';
import { evaluateCommonJs } from './evaluate-cjs.ts';

/** The build of LiteRT that runs in Node 20, which has no relaxed SIMD. Its .wasm lies beside it. */
export const RUNTIME_SCRIPT = 'litert_wasm_compat_internal.js';

/**
 * Loads LiteRT for the web into this thread of Node.
 *
 * The package expects a browser's worker: it calls `importScripts` and finds the module's factory on `self`.
 * Both are given here as long as it loads, then taken away again. Call it once a thread: LiteRT allows no more.
 *
 * @param scriptPath litert_wasm_compat_internal.js in the folder of models, its .wasm beside it
 */
export async function loadRuntime(scriptPath: string): Promise<LiteRt> {
  const scope = globalThis as unknown as Record<string, unknown>;
  const borrowed = { self: globalThis, importScripts, Module: { print: silent, printErr: silent } };
  const before = Object.fromEntries(Object.keys(borrowed).map((name) => [name, scope[name]]));
  const { warn } = console;
  Object.assign(scope, borrowed);
  // That Node has no GPU to offer is no news.
  console.warn = silent;
  try {
    return await loadLiteRt(scriptPath);
  } finally {
    Object.assign(scope, before);
    console.warn = warn;
  }

  function importScripts(path: string): void {
    scope['ModuleFactory'] = evaluateCommonJs(path);
  }
}

/** LiteRT tells the console all that it registers. */
function silent(): void {}

/** Readies a TensorFlow Lite network with one input on the CPU. */
export async function loadTensorModel(runtime: LiteRt, bytes: Uint8Array): Promise<TensorModel> {
  const model = await runtime.loadAndCompile(bytes, { accelerator: 'wasm' });
  const shape = [...(model.getInputDetails()[0]?.shape ?? [])];
  return {
    async run(input) {
      const tensor = new LiteRtTensor(input.slice(), shape);
      try {
        const outputs = await model.run(tensor);
        return outputs.map(takeData);
      } finally {
        tensor.delete();
      }
    },
  };
}

function takeData(output: LiteRtTensor): Tensor {
  try {
    const data = output.toTypedArray();
    if (data instanceof Int32Array) throw new Error('The network gives integers where none are expected.');
    // A copy: the memory belongs to the runtime and is given back below.
    return data.slice();
  } finally {
    output.delete();
  }
}
