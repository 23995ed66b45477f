import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import wabt from 'wabt';

/**
 * Assembles a WebAssembly text file.
 *
 * @throws {Error} naming the invalid line
 */
export async function assembleWat(path: string): Promise<Uint8Array> {
  const assembler = await wabt();
  const { buffer } = assembler.parseWat(basename(path), await readFile(path, 'utf8')).toBinary({});
  return new Uint8Array(buffer);
}
