import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Copies a file beside what is built, under its own name. */
export function copiedFile(path: string): Plugin {
  return {
    name: 'copied-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
    },
  };
}
