import { open } from '../disk/byte-fs.ts';

/** Returns when the names in a folder are on the disk, where a system can say so; Windows cannot. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch {
    // There is no other way to ask for it.
  }
}
