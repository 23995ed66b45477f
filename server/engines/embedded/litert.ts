import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { loadLiteRt, Tensor as LiteRtTensor } from '@litertjs/core';
import type { LiteRt } from '@litertjs/core';
import type { Tensor, TensorModel } from '#engine/tensor-model.ts';

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
  const before = { self: scope['self'], importScripts: scope['importScripts'] };
  scope['self'] = globalThis;
  scope['importScripts'] = (path: string) => {
    scope['ModuleFactory'] = evaluateCommonJs(path);
  };
  try {
    return await quietly(() => loadLiteRt(scriptPath));
  } finally {
    Object.assign(scope, before);
    delete scope['ModuleFactory'];
    delete scope['Module'];
  }
}

/** Readies a TensorFlow Lite network with one input on the CPU. */
export async function loadTensorModel(runtime: LiteRt, bytes: Uint8Array): Promise<TensorModel> {
  const model = await quietly(() => runtime.loadAndCompile(bytes, { accelerator: 'wasm' }));
  const shape = [...(model.getInputDetails()[0]?.shape ?? [])];
  return {
    async run(input) {
      const tensor = new LiteRtTensor(input, shape);
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

// The package's own type is "module", so require would take this CommonJS file for an ES module.
function evaluateCommonJs(path: string): unknown {
  const module = { exports: {} };
  const run = compileFunction(
    readFileSync(path, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename: path },
  );
  run(module, module.exports, createRequire(path), path, dirname(path));
  return module.exports;
}

/** LiteRT tells the console what it registers while it loads. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}
