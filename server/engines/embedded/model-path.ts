import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const RUNTIME = /^litert_wasm_/;

/**
 * Returns the path of a file of the models folder. The npm package leaves out LiteRT's files, because LiteRT's own package
 * has the same bytes.
 *
 * @param modelsFolder the folder that `npm run build -- models` writes
 */
export function modelPath(modelsFolder: string, name: string): string {
  const path = join(modelsFolder, name);
  if (!RUNTIME.test(name) || existsSync(path)) return path;
  const main = createRequire(import.meta.url).resolve('@litertjs/core');
  return join(dirname(dirname(main)), 'wasm', name);
}
