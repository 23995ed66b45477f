import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

// The server, its threads and nothing else: packages stay in node_modules and are loaded from there.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        node: 'server/node.ts',
        'embedded-worker': 'server/engines/embedded/worker.ts',
        'embedded-reader': 'server/engines/embedded/reader.ts',
      },
      external: [...builtinModules, /^node:/, /^[^.#/]/],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
