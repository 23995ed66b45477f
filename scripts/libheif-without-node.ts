import type { Plugin } from 'vite';

const NODE_MODULES = new Set(['fs', 'path', 'crypto']);
const NOTHING = '\0libheif-without-node';

/** Replaces the Node modules that libheif's loader imports only in Node by empty ones; Vite would insert a warning. */
export function libheifWithoutNode(): Plugin {
  return {
    name: 'libheif-without-node',
    enforce: 'pre',
    resolveId: (source, importer) =>
      NODE_MODULES.has(source) && importer?.includes('/libheif-js/') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}
