import { join } from 'node:path';
import { assembleWat } from './assemble-wat.ts';

/** The folder of the engine's kernel. */
export const KERNEL_FOLDER = join(import.meta.dirname, '..', '..', 'shared', 'engine', 'kernel');

/**
 * Assembles the engine's kernel.
 *
 * @throws {Error} naming the invalid line
 */
export async function kernelBytes(): Promise<Uint8Array> {
  return assembleWat(join(KERNEL_FOLDER, 'kernel.wat'));
}
