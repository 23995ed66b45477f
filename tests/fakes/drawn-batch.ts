import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileToPut } from '../../cli/destinations/plan-into.ts';

/** A batch that is ready to be saved to a folder. */
export interface DrawnBatch {
  readonly entries: readonly FileToPut[];
  readonly source: string;
  readonly folder: string;
  readonly stateFolder: string;
  readonly isMoved: boolean;
}

/** A file of a tree. */
export interface TreeFile {
  readonly path: string;
  readonly sha256: string;
  readonly modifiedMs: number;
}

/**
 * Writes photos of up to 60 KB and films of a megabyte, and returns their targets: in nested folders, and with names that
 * already exist there.
 */
export async function drawBatch(root: string, isMoved: boolean): Promise<DrawnBatch> {
  const source = join(root, 'photos');
  const folder = join(root, 'into');
  const entries: FileToPut[] = [];
  for (let number = 0; number < FILES; number += 1) {
    const isFilm = number % 4 === 1;
    const own = isFilm ? `VID_${number}.mp4` : `IMG_${number}.jpg`;
    const name = `${number % 3 === 0 ? 'deep/Été/' : ''}${own}`;
    const path = join(source, name);
    const bytes = Buffer.alloc((isFilm ? FILM_BYTES : 1) + ((number * 7919) % 60_000), `${number} `);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const modifiedMs = Date.UTC(2020, number % 12, 1 + number, 12, 34, 56, 789);
    await utimes(path, modifiedMs / 1000, modifiedMs / 1000);
    const { mtimeMs, size: sizeBytes } = await stat(path);
    const photo = { id: path, path, from: path, name, sizeBytes, modifiedMs: mtimeMs };
    const wanted = `${['Pets', 'Beach & Sea/Été', 'Food'][number % 3]}/photo_${number}.${isFilm ? 'mp4' : 'jpg'}`;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    entries.push({ photoId: path, path: wanted, photo, sha256 });
  }
  await mkdir(join(folder, 'Pets'), { recursive: true });
  await writeFile(join(folder, 'Pets/PHOTO_0.JPG'), 'my own');
  await writeFile(join(folder, 'where-my-pix.csv'), 'my own table');
  for (const name of ['Pets/PHOTO_0.JPG', 'where-my-pix.csv']) await utimes(join(folder, name), 1e9, 1e9);
  return { entries, source, folder, stateFolder: join(root, 'state'), isMoved };
}

const FILES = 16;
/** Copied in many pieces. */
const FILM_BYTES = 1_000_000;

/** Returns every file and folder in a folder: path, bytes and time. The journals' folder is left out. */
export async function treeOf(folder: string): Promise<TreeFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const tree: TreeFile[] = [];
  for (const entry of entries) {
    const full = join(entry.parentPath, entry.name);
    const path = full.slice(folder.length + 1);
    if (path.startsWith('.where-my-pix/')) continue;
    if (entry.isDirectory()) tree.push({ path: `${path}/`, sha256: '', modifiedMs: 0 });
    else {
      const sha256 = createHash('sha256')
        .update(await readFile(full))
        .digest('hex');
      tree.push({ path, sha256, modifiedMs: (await stat(full)).mtimeMs });
    }
  }
  return tree.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
