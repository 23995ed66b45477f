import { splitPath } from '#core/naming/folder-path.ts';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import { mayRemove } from '#core/destinations/may-remove.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { originalSum } from '../files/file-backing.ts';
import { entriesOf, fileAt, folderAt, foundAt, removeFile, writeWhole } from './folder-handle.ts';

/** The prefix, before the number, of copies that are set aside. */
const ASIDE = 'aside-';

/**
 * Removes a copy from a folder if its original proves to be another file.
 *
 * A page can't see paths, so the original it can read may be the copy itself. The copy's bytes are set aside in our
 * own folder, the copy is removed, and the original is read again: only if it still has the bytes is it another file.
 * If not, the copy gets its name back.
 *
 * @param original as the page has it
 * @returns false if the copy stays
 */
export async function removeCopy(
  top: FileSystemDirectoryHandle,
  file: JournalFile,
  original: File,
): Promise<boolean> {
  const { path, sha256 } = file;
  const copy = await fileAt(top, path);
  const aside = asidePath(file);
  const own = await folderAt(top, [OWN_FOLDER], true);
  const handle = await own?.getFileHandle(splitPath(aside).fileName, { create: true });
  if (!copy || !handle) return false;
  await writeWhole(handle, await copy.getFile());
  const isWhole = (await foundAt(top, aside, file)) === 'same';
  if (isWhole) await removeFile(top, path);
  const sum = isWhole ? await originalSum(original) : undefined;
  // Several names of one file can't be told apart here; the test above shows that the bytes outlive this name.
  const evidence = { identity: undefined, names: 1 };
  const other = sum === undefined ? undefined : { ...evidence, entry: 'original', sha256: sum };
  const isKept = mayRemove({ ...evidence, entry: path, sha256 }, other);
  if (isKept || !isWhole) await removeFile(top, aside);
  else await putBack(top, file);
  return isKept;
}

/** Restores the names of copies that an interrupted undo had set aside. */
export async function putAllBack(
  top: FileSystemDirectoryHandle,
  files: readonly JournalFile[],
): Promise<void> {
  for (const { name } of await entriesOf(top, OWN_FOLDER)) {
    const file = name.startsWith(ASIDE) ? files[Number(name.slice(ASIDE.length))] : undefined;
    if (file) await putBack(top, file);
  }
}

/**
 * Puts a copy back. The bytes set aside are deleted only once the copy is complete again, or another file has its
 * name and the same bytes.
 */
async function putBack(top: FileSystemDirectoryHandle, file: JournalFile): Promise<void> {
  const aside = asidePath(file);
  const bytes = await (await fileAt(top, aside))?.getFile();
  if (!bytes || (await foundAt(top, aside, file)) !== 'same') return;
  const { folder, fileName } = splitPath(file.path);
  if ((await foundAt(top, file.path, file)) === 'none') {
    const handle = await (await folderAt(top, folder, true))?.getFileHandle(fileName, { create: true });
    if (handle) await writeWhole(handle, bytes);
  }
  if ((await foundAt(top, file.path, file)) === 'same') await removeFile(top, aside);
}

function asidePath({ file }: JournalFile): string {
  return `${OWN_FOLDER}/${ASIDE}${file}`;
}
