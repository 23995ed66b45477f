import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|html|xml|txt|vtt|wasm)$/;
/** Larger files are compressed at a lower level: the last few percent are not worth the build time. */
const THOROUGH_UP_TO_BYTES = 512 * 1024;

/** Writes a Brotli and a gzip copy next to every compressible file, for servers with precompressed files. */
export function compressFiles(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    COMPRESSIBLE.test(path),
  );
  for (const path of paths) {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function brotli(bytes: Buffer): Buffer {
  const quality = bytes.length <= THOROUGH_UP_TO_BYTES ? 11 : 9;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
