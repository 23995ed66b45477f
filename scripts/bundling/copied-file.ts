import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Copies a file next to the build output, under its own name. */
export function copiedFile(path: string): Plugin {
  return {
    name: 'copied-file',
    apply: 'build',
    generateBundle() {
      const originalFileName = relative(this.environment.config.root, path);
      this.emitFile({
        type: 'asset',
        fileName: basename(path),
        originalFileName,
        source: readFileSync(path),
      });
    },
  };
}
