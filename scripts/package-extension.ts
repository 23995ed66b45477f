/**
 * Builds the extension and packs it for the stores: `npm run package:extension [-- folder]` writes
 * where-my-pix-<version>.zip for Chrome and Edge into dist or that folder, and with `--firefox`
 * where-my-pix-<version>-firefox.zip. The same commit and VITE_SITE_URL give the same bytes.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { packedFiles, type PackageFiles, sizeOf, storeFiles } from './package-extension/packed-extension.ts';

const PROJECT = join(import.meta.dirname, '..');
const {
  values: { firefox },
  positionals,
} = parseArgs({ options: { firefox: { type: 'boolean', default: false } }, allowPositionals: true });
const folder = resolve(positionals[0] ?? join(PROJECT, 'dist'));
const zipPath = join(folder, `${packageJson.name}-${packageJson.version}${firefox ? '-firefox' : ''}.zip`);
/** Without hashes: extension files are not cached by name, and CRXJS's hashes depend on the build folder. */
const namesIn = (folder: string) => ({
  entryFileNames: `${folder}/[name].js`,
  chunkFileNames: `${folder}/[name].js`,
  // Together, because pages and workers read the same data.
  assetFileNames: 'assets/[name][extname]',
});
const siteUrl = process.env['VITE_SITE_URL'];

const built = await mkdtemp(join(tmpdir(), 'where-my-pix-extension-'));
try {
  // Set explicitly, because the tests' NODE_ENV would select React's development build.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(PROJECT, 'vite.extension.config.ts'),
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, rolldownOptions: { output: namesIn('assets') } },
    // A separate build, so that names may equal those of pages.
    worker: { rolldownOptions: { output: namesIn('workers') } },
  });
  const files = storeFiles(await filesIn(built), firefox ? 'firefox' : 'chrome');
  const zip = await packedFiles(files);
  await mkdir(folder, { recursive: true });
  await writeFile(zipPath, zip);
  console.log(`${zipPath}\n${files.size} files, ${inKb(zip.length)} packed, ${inKb(sizeOf(files))} unpacked`);
  console.log(
    siteUrl
      ? `Server: ${siteUrl}`
      : 'Server: this machine. For the store, set VITE_SITE_URL to the site’s address.',
  );
} finally {
  await rm(built, { recursive: true, force: true });
}

async function filesIn(root: string): Promise<PackageFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<[string, Uint8Array]> => {
      const path = join(parentPath, name);
      return [relative(root, path).split(sep).join('/'), await readFile(path)];
    });
  return new Map(await Promise.all(read));
}

function inKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
