import { join } from 'node:path';
import { readdir, stat } from '../disk/byte-fs.ts';
import { regularPieces } from '../disk/regular-file.ts';
import type { StoredFile, StoredFiles } from './stored-file.ts';

/** Returns the files of a folder, at any depth. Links are left out: an unpacked photo is a file. */
export async function folderFiles(folder: string): Promise<StoredFiles> {
  const files: StoredFile[] = [];
  const waiting = [''];
  for (let within = waiting.pop(); within !== undefined; within = waiting.pop()) {
    for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
      const path = within === '' ? entry.name : `${within}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      if (!entry.isFile()) continue;
      const onDisk = join(folder, path);
      const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(onDisk);
      files.push({ path, sizeBytes, modifiedMs, read: () => regularPieces(onDisk) });
    }
  }
  return { files, close: async () => {} };
}
