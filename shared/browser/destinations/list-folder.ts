import type { ListFolder } from '#core/destinations/grow-lists.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import { entriesOf, fileAt, removeFile, writeWhole } from './folder-handle.ts';
import type { AssertHeld } from './hold-folder.ts';

const AS_WRITTEN = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the top of a picked folder, which holds a library's lists. @param assertHeld is called before each write */
export function listFolder(top: FileSystemDirectoryHandle, assertHeld: AssertHeld): ListFolder {
  const names = async () => (await entriesOf(top, '')).map(({ name }) => name);
  return {
    names,
    isThere: async (name) => (await names()).includes(name),
    read: async (name) => {
      const file = await (await fileAt(top, name))?.getFile();
      // `text()` would strip the byte order mark, without which a list isn't as we wrote it.
      const isRead = file !== undefined && file.size <= MOST_LIST_BYTES;
      return isRead ? AS_WRITTEN.decode(await file.arrayBuffer()) : undefined;
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
