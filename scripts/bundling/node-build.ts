import { builtinModules } from 'node:module';
import type { Plugin, UserConfig } from 'vite';
import { bundledLicenses } from '../bundled-licenses.ts';

/** Both run the embedded engine, whose threads are separate files next to the program. */
const ENGINE_THREADS = {
  'embedded-worker': 'server/engines/embedded/worker.ts',
  'embedded-reader': 'server/engines/embedded/reader.ts',
  'embedded-faces': 'server/engines/embedded/face-worker.ts',
};

/**
 * Returns the build of a program for Node, with only our code. Packages stay in node_modules and are loaded from
 * there; their licenses are in LICENSES.txt.
 *
 * @param entry the name of the built file, and its source
 */
export function nodeBuild(
  outDir: string,
  entry: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): UserConfig {
  return {
    plugins: [...plugins, bundledLicenses().write('LICENSES.txt')],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: { ...entry, ...ENGINE_THREADS },
        external: [...builtinModules, /^node:/, /^[^.#/]/],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}
