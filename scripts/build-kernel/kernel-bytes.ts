import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import wabt from 'wabt';

/** The folder of the engine's kernel. */
export const KERNEL_FOLDER = join(import.meta.dirname, '..', '..', 'shared', 'engine', 'kernel');

/** Assembles the engine's kernel. @throws {Error} naming the line that is wrong */
export async function kernelBytes(): Promise<Uint8Array> {
  const source = await readFile(join(KERNEL_FOLDER, 'kernel.wat'), 'utf8');
  const assembler = await wabt();
  return assembler.parseWat('kernel.wat', source).toBinary({}).buffer;
}
