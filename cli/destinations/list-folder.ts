import { join } from 'node:path';
import type { ListPort } from '#core/destinations/destination.ts';
import type { ListFolder } from '#core/destinations/grow-lists.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import { open, readdir, rename, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { partName } from './on-disk.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Returns the top of a library, with its lists.
 *
 * @param top its real path
 * @param id of the run
 * @param assertHeld checks that the run still holds its folder
 */
export function listFolder(top: string, id: string, assertHeld: () => Promise<void>): ListFolder {
  return {
    names: () => readdir(top),
    isThere: async (name) => (await statsOf(join(top, name))) !== undefined,
    read: (name) => readOwn(join(top, name), MOST_LIST_BYTES),
    write: async (name, text) => {
      await writePart(top, id, text, async (part) => {
        await assertHeld();
        await rename(part, join(top, name));
      });
      await syncFolder(top);
    },
    remove: async (name) => {
      await assertHeld();
      await rm(join(top, name), { force: true });
    },
  };
}

/** Returns the top of a folder, for the lists of a run; see {@link listFolder}. */
export function listPort(top: string, id: string, assertHeld: () => Promise<void>): ListPort {
  const library = listFolder(top, id, assertHeld);
  return {
    library,
    names: library.names,
    left: async (name, before) => {
      if (before !== undefined && (await isList(join(top, name), before))) return 'same';
      return (await library.isThere(name)) ? 'other' : 'none';
    },
    put: async (name, text) => {
      await writePart(top, id, text, (part) => claimed(part, join(top, name), id));
      await syncFolder(top);
      return true;
    },
  };
}

/** Returns whether one of our lists is unchanged. */
export async function isList(path: string, sha256: string): Promise<boolean> {
  const stats = await statsOf(path);
  return stats?.isFile() === true && (await sha256OfFile({ path }).catch(() => '')) === sha256;
}

/** Writes a text to a file of its own, which is complete before `place` gives it its name. */
async function writePart(
  top: string,
  id: string,
  text: string,
  place: (part: string) => Promise<unknown>,
): Promise<void> {
  const part = join(top, partName('list', id));
  await rm(part, { force: true });
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(part);
  } finally {
    await rm(part, { force: true });
  }
}
