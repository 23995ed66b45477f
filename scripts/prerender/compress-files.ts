import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|html|xml|txt|vtt|wasm)$/;
/** Larger files are compressed at a lower level: the last few percent are not worth the build time. */
const THOROUGH_UP_TO_BYTES = 512 * 1024;

/** Writes a Brotli and a gzip copy next to every compressible file, for servers with precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    COMPRESSIBLE.test(path),
  );
  // All at once: Node compresses in its thread pool, so all cores take part.
  await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function brotli(bytes: Buffer): Promise<Buffer> {
  const quality = bytes.length <= THOROUGH_UP_TO_BYTES ? 11 : 9;
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
