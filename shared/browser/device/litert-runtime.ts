import { loadLiteRt, Tensor } from '@litertjs/core';
// The build without relaxed SIMD, whose rounding depends on the processor, so that answers would differ.
import createRuntime from '@litertjs/core/wasm/litert_wasm_compat_internal.js';
import { loadTensorModel } from '#engine/networks/litert-model.ts';
import type { TensorModel } from '#engine/networks/tensor-model.ts';

export const RUNTIME_WASM = 'litert_wasm_compat_internal.wasm';

/**
 * Starts LiteRT in this worker, once, and compiles models with it.
 *
 * The package loads a script and its WebAssembly by URL. Our worker already has the script and the verified bytes, so
 * it puts both where the package looks for them.
 */
export async function modelLoader(
  wasmBinary: Uint8Array<ArrayBuffer>,
): Promise<(bytes: Uint8Array) => Promise<TensorModel>> {
  Object.assign(self, {
    importScripts: () => Object.assign(self, { ModuleFactory: createRuntime }),
    Module: { wasmBinary, print: silent, printErr: silent },
  });
  const runtime = await loadLiteRt('runtime.js');
  return (bytes) => loadTensorModel<Tensor>(runtime, (data, shape) => new Tensor(data, shape), bytes);
}

/** Silences LiteRT, which logs every registration to the console. */
function silent(): void {}
