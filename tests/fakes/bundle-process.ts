import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BUNDLES = fileURLToPath(new URL('../../.cache/processes', import.meta.url));

/**
 * Bundles a program of this folder, so that a test starts it as plain JavaScript: translating its modules at every
 * start takes several times as long as what it does.
 *
 * @returns the path of the script, in `.cache`, from where it finds the packages
 */
export async function bundleProcess(program: URL): Promise<string> {
  const name = basename(program.pathname, '.ts');
  const outDir = join(BUNDLES, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: fileURLToPath(program), outDir, target: 'node20', minify: false },
  });
  return join(outDir, `${name}.js`);
}
