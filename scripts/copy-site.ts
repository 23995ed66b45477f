import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyEngine } from './copy-engine.ts';

const DIST = join(import.meta.dirname, '../dist');
const COMPRESSIBLE = /\.(?:js|css|svg|html|xml|txt|vtt|wasm)$/;
/**
 * Brotli's levels. 11 takes three times as long as 10 and saves 2 % of the bytes, which pays for the style sheet that every
 * page waits for. 10 takes ten times as long as 9 and saves 5 %, which isn't worth the build time for large files.
 */
const LEVEL = { style: 11, usual: 10, large: 9, largeBytes: 512 * 1024 } as const;
const compressed = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

/**
 * Writes the copies that a released site has: a Brotli and a gzip copy next to each compressible file, and the
 * engine's files, each with a gzip copy. Our server works without them, but sends more bytes.
 */
export async function copySite(): Promise<void> {
  const site = join(DIST, 'site');
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) => COMPRESSIBLE.test(path) && !path.startsWith('engine'),
  );
  const engine = copyEngine(join(DIST, 'models'), join(site, 'engine'));
  // All at once: Node compresses in its thread pool, so all cores take part.
  await Promise.all([
    ...paths.map((path) => compress(join(site, path))),
    ...engine.map(async (file) => writeFile(`${file}.gz`, await compressed.gz(await readFile(file)))),
  ]);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: levelOf(file, bytes.length) };
  await writeFile(`${file}.br`, await compressed.br(bytes, { params }));
  await writeFile(`${file}.gz`, await compressed.gz(bytes, { level: 9 }));
}

function levelOf(path: string, bytes: number): number {
  if (path.endsWith('.css')) return LEVEL.style;
  return bytes <= LEVEL.largeBytes ? LEVEL.usual : LEVEL.large;
}
