import type { Plugin } from 'vite';

const NODE_MODULES = new Set(['fs', 'path', 'crypto']);
const NOTHING = '\0libheif-without-node';

/** Leaves out what libheif's loader asks for in Node alone; Vite would put a warning in its place. */
export function libheifWithoutNode(): Plugin {
  return {
    name: 'libheif-without-node',
    enforce: 'pre',
    resolveId: (source, importer) =>
      NODE_MODULES.has(source) && importer?.includes('/libheif-js/') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}
