import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a program of this folder, so that a test starts it as plain JavaScript: translating its modules at every
 * start takes several times as long as what it does.
 *
 * @param name its file's name without the extension
 * @returns the path of the script, in `.cache`, from where it finds the packages
 */
export async function bundleProcess(name: string): Promise<string> {
  const outDir = fileURLToPath(new URL('../../.cache/processes/', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
      outDir: `${outDir}${name}`,
      target: 'node20',
      minify: false,
    },
  });
  return `${outDir}${name}/${name}.js`;
}
