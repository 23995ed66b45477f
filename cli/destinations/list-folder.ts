import { join } from 'node:path';
import type { ListFolder } from '#core/destinations/grow-lists.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import { readdir, rename, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { writeListPart } from './list-part.ts';
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
      await writeListPart(top, id, text, async (part) => {
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
