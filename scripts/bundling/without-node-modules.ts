import type { Plugin } from 'vite';

/** Node's built-in modules that WebAssembly loaders import only in Node. */
const NODE_MODULES = new Set(['fs', 'node:fs', 'path', 'crypto', 'node:crypto']);
/** The packages with such loaders. */
const LOADERS = /[\\/](?:libheif-js|tesseract\.js-core|@litertjs[\\/]core)[\\/]/;
const NOTHING = '\0without-node-modules';

/** Replaces these modules with empty ones in builds for browsers, where Vite would print a warning. */
export function withoutNodeModules(): Plugin {
  return {
    name: 'without-node-modules',
    enforce: 'pre',
    resolveId: (source, importer) =>
      NODE_MODULES.has(source) && LOADERS.test(importer ?? '') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}
