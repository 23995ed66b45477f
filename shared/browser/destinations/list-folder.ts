import type { ListFolder } from '#core/destinations/grow-lists.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import { entriesOf, fileAt, removeFile, writeWhole } from './folder-handle.ts';
import type { AssertHeld } from './hold-folder.ts';

/** Returns the top of a picked folder, where the lists of a library are. @param assertHeld is asked before each write */
export function listFolder(top: FileSystemDirectoryHandle, assertHeld: AssertHeld): ListFolder {
  const names = async () => (await entriesOf(top, '')).map(({ name }) => name);
  return {
    names,
    isThere: async (name) => (await names()).includes(name),
    read: async (name) => {
      const file = await (await fileAt(top, name))?.getFile();
      return file && file.size <= MOST_LIST_BYTES ? file.text() : undefined;
    },
    write: async (name, text) => {
      await assertHeld();
      await writeWhole(await top.getFileHandle(name, { create: true }), text);
    },
    remove: async (name) => {
      await assertHeld();
      await removeFile(top, name);
    },
  };
}
