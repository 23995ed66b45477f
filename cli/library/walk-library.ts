import { join } from 'node:path';
import { isOfLibrary, type LibraryFile } from '#core/library/library-file.ts';
import { isTopName } from '#core/lists/top-names.ts';
import { readdir, realpath, stat } from '../disk/byte-fs.ts';
import type { Say } from '../arguments/words.ts';
import { systemProblem } from '../system-problem.ts';

/** A file of a library on a disk. */
export interface DiskFile extends LibraryFile {
  /** Its absolute path. */
  readonly onDisk: string;
}

/** The contents of a library. */
export interface WalkedLibrary {
  readonly files: readonly DiskFile[];
  /** Our lists at the top. */
  readonly lists: readonly DiskFile[];
  /** Folders that couldn't be read, one sentence each. */
  readonly problems: readonly Say[];
}

/**
 * Finds the files of a library, at any depth. Links aren't followed: their targets may be elsewhere.
 *
 * @param top its real path
 * @param inputs real paths of what is to be added: a folder of new photos inside the library isn't part of it yet
 */
export async function walkLibrary(top: string, inputs: readonly string[]): Promise<WalkedLibrary> {
  const except = new Set(inputs);
  const files: DiskFile[] = [];
  const lists: DiskFile[] = [];
  const problems: Say[] = [];
  const waiting = [''];
  for (let within = waiting.pop(); within !== undefined; within = waiting.pop()) {
    const folder = within;
    const entries = await readdir(join(top, folder), { withFileTypes: true }).catch((error: unknown) => {
      problems.push((t) => t('command-line.unreadable', { name: folder, problem: systemProblem(error, t) }));
      return [];
    });
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const onDisk = join(top, path);
      if (except.has(onDisk) || !isOfLibrary(folder, entry.name)) continue;
      if (entry.isDirectory()) waiting.push(path);
      if (!entry.isFile()) continue;
      const stats = await stat(onDisk).catch(() => undefined);
      if (!stats) continue;
      const file = { path, onDisk, sizeBytes: stats.size };
      if (folder === '' && isTopName(entry.name)) lists.push(file);
      else files.push(file);
    }
  }
  return { files, lists, problems };
}

/** Returns the real paths of inputs. An input that doesn't exist keeps its path. */
export async function realInputs(inputs: readonly string[]): Promise<readonly string[]> {
  return Promise.all(inputs.map((input) => realpath(input).catch(() => input)));
}
