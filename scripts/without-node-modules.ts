import type { Plugin } from 'vite';

/** Built-in modules of Node that loaders of WebAssembly import only in Node. */
const NODE_MODULES = new Set(['fs', 'node:fs', 'path', 'crypto', 'node:crypto']);
/** The packages with such loaders. */
const LOADERS = /[\\/](?:libheif-js|tesseract\.js-core|@litertjs[\\/]core)[\\/]/;
const NOTHING = '\0without-node-modules';

/** Replaces these modules by empty ones in what is built for browsers; Vite would insert a warning. */
export function withoutNodeModules(): Plugin {
  return {
    name: 'without-node-modules',
    enforce: 'pre',
    resolveId: (source, importer) =>
      NODE_MODULES.has(source) && LOADERS.test(importer ?? '') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}
