import { isCounted } from '#core/companions/file-kinds.ts';
import { readdir } from '../disk/byte-fs.ts';
import type { FileMemory } from './file-memory.ts';
import { walkLibrary } from './walk-library.ts';

/**
 * Returns whether a library that had photos is an empty folder now, such as the mount point of its drive. Its photos
 * are counted when it is first seen.
 *
 * @param top its real path
 */
export async function isLibraryGone(top: string, memory: FileMemory): Promise<boolean> {
  // Mount points may have hidden entries.
  const isEmpty = (await readdir(top)).every((name) => name.startsWith('.'));
  if (isEmpty) return memory.photoCount > 0;
  if (memory.photoCount === 0) {
    const { files } = await walkLibrary(top, []);
    memory.photoCount = files.filter(({ path }) => isCounted(path)).length;
    await memory.save(() => true);
  }
  return false;
}
