import { loadLiteRt, Tensor as LiteRtTensor } from '@litertjs/core';
import type { LiteRt } from '@litertjs/core';
import type { Tensor, TensorModel } from '#engine/tensor-model.ts';
import { evaluateCommonJs } from './evaluate-cjs.ts';

/** The build of LiteRT for runtimes without relaxed SIMD, such as Node 20. Its .wasm is in the same folder. */
export const RUNTIME_SCRIPT = 'litert_wasm_compat_internal.js';

/**
 * Loads LiteRT for the web into this Node thread.
 *
 * The package expects a web worker: it calls `importScripts` and reads the module's factory from `self`. Both are
 * defined only while it loads. Call this once per thread: LiteRT allows no more.
 *
 * @param scriptPath litert_wasm_compat_internal.js in the folder of models, with its .wasm in the same folder
 */
export async function loadRuntime(scriptPath: string): Promise<LiteRt> {
  const scope = globalThis as unknown as Record<string, unknown>;
  const borrowed = { self: globalThis, importScripts, Module: { print: silent, printErr: silent } };
  const before = Object.fromEntries(Object.keys(borrowed).map((name) => [name, scope[name]]));
  const { warn } = console;
  Object.assign(scope, borrowed);
  // Suppresses the warning that there is no GPU.
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

/** LiteRT logs every registration to the console. */
function silent(): void {}

/** Compiles a TensorFlow Lite network with one input for the CPU. */
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
    // A copy, because the runtime's memory is released below.
    return data.slice();
  } finally {
    output.delete();
  }
}
