import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built files that determine descriptions and whose names don't contain a hash of their content. */
export const PROGRAM = [
  'main.js',
  'tools.js',
  'decoder-process.js',
  'embedded-worker.js',
  'embedded-reader.js',
] as const;

/**
 * Returns the version of the embedded engine and its decoders.
 *
 * @param modelsFolder the folder that `npm run build -- models` writes
 */
export async function engineVersion(modelsFolder: string): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const hash = createHash('sha256');
  for (const path of [join(modelsFolder, 'manifest.json'), ...PROGRAM.map((name) => join(here, name))]) {
    // When the source is run, there is no built program.
    hash.update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}
