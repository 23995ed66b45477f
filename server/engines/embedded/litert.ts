import { loadLiteRt, Tensor } from '@litertjs/core';
import type { LiteRt } from '@litertjs/core';
import { loadTensorModel } from '#engine/networks/litert-model.ts';
import type { TensorModel } from '#engine/networks/tensor-model.ts';
import { evaluateCommonJs } from './evaluate-cjs.ts';
import { modelPath } from './model-path.ts';

/** The build of LiteRT for runtimes without relaxed SIMD, such as Node 20. Its .wasm is in the same folder. */
const RUNTIME_SCRIPT = 'litert_wasm_compat_internal.js';

/**
 * Loads LiteRT for the web into this Node thread.
 *
 * The package expects a web worker: it calls `importScripts` and reads the module's factory from `self`. Both are
 * defined only while it loads. LiteRT allows one call per thread: see {@link runtimeOf}.
 *
 * @param scriptPath litert_wasm_compat_internal.js, with its .wasm in the same folder
 */
async function loadRuntime(scriptPath: string): Promise<LiteRt> {
  const scope = globalThis as unknown as Record<string, unknown>;
  const borrowed = { self: globalThis, importScripts, Module: { print: silent, printErr: silent } };
  const before = new Map(
    [...Object.keys(borrowed), 'ModuleFactory'].map((name) => [
      name,
      Object.getOwnPropertyDescriptor(scope, name),
    ]),
  );
  const { warn } = console;
  Object.assign(scope, borrowed);
  // Suppresses the warning that there is no GPU.
  console.warn = silent;
  try {
    return await loadLiteRt(scriptPath);
  } finally {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(scope, name, own);
      else Reflect.deleteProperty(scope, name);
    }
    console.warn = warn;
  }

  function importScripts(path: string): void {
    scope['ModuleFactory'] = evaluateCommonJs(path);
  }
}

let loaded: Promise<LiteRt> | undefined;

/** Returns the runtime of this thread, which all its networks share. A failed load is retried on the next call. */
function runtimeOf(scriptPath: string): Promise<LiteRt> {
  loaded ??= loadRuntime(scriptPath).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** LiteRT logs every registration to the console. */
function silent(): void {}

/**
 * Loads the runtime from the models folder, and compiles networks in it.
 *
 * @throws {Error} if the runtime can't be loaded
 */
export async function modelLoader(
  modelsFolder: string,
): Promise<(bytes: Uint8Array) => Promise<TensorModel>> {
  const runtime = await runtimeOf(modelPath(modelsFolder, RUNTIME_SCRIPT));
  return (bytes) => loadTensorModel<Tensor>(runtime, (data, shape) => new Tensor(data, shape), bytes);
}
