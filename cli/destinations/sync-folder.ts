import { open } from '../disk/byte-fs.ts';

/** Returns when the names in a folder are on disk, if the system can tell; Windows can't. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch {
    // There is no other way to request it.
  }
}
